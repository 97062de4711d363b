import type { ComponentProps } from 'react';
import { FieldLine } from './field-style.ts';
import { Icon } from '../foundation/Icon.tsx';
import { NativeField, type NativeFieldOptions } from './NativeField.tsx';
import { styled } from '../foundation/theme.ts';

export type SelectItem = { value: string; label: string };

type NativeProps = Pick<
  ComponentProps<'select'>,
  'ref' | 'name' | 'value' | 'defaultValue' | 'autoComplete' | 'autoFocus' | 'onBlur'
>;

export type SelectFieldProps = NativeProps &
  NativeFieldOptions & {
    items: readonly SelectItem[];
    onChange?: (value: string) => void;
  };

/** A native select, for the picker of the phone, type-ahead and autofill. */
export function SelectField({ items, onChange, ...options }: SelectFieldProps) {
  return (
    <NativeField options={options}>
      {(control) => (
        <SelectLine>
          <select {...control} onChange={(event) => onChange?.(event.target.value)}>
            {items.map((item) => (
              <option key={item.value} value={item.value}>
                {item.label}
              </option>
            ))}
          </select>
          <Icon name="down" size="small" />
        </SelectLine>
      )}
    </NativeField>
  );
}

const SelectLine = styled(FieldLine, {
  position: 'relative',
  '&:has(select:focus)': { borderColor: '$forest', boxShadow: '0 1px 0 $colors$forest' },
  '[data-invalid] > &:has(select:focus)': { borderColor: '$persimmon', boxShadow: '0 1px 0 $colors$persimmon' },
  '& select': {
    flex: 1,
    minWidth: 0,
    minHeight: '$field',
    paddingRight: '1.5rem',
    backgroundColor: 'transparent',
    fontSize: '$field',
    lineHeight: 1.5,
    textOverflow: 'ellipsis',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:focus': { outline: '2px solid transparent', outlineOffset: '-2px' },
    '&:disabled': { color: '$disabledText', cursor: 'not-allowed', opacity: 1 },
  },
  '& svg': {
    position: 'absolute',
    right: 0,
    color: '$bronzeInk',
    pointerEvents: 'none',
    '@forced': { color: 'CanvasText' },
  },
});
