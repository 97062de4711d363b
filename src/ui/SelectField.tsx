import { useId, type ComponentProps } from 'react';
import { ControlName, RequiredMark } from './field-label.ts';
import { FieldLine } from './field-style.ts';
import { FieldNotes, hasNotes } from './FieldNotes.tsx';
import { Icon } from './Icon.tsx';
import { styled } from './theme.ts';
import { useFieldGroup } from './use-field-group.ts';

export type SelectItem = { value: string; label: string };

type NativeProps = Pick<ComponentProps<'select'>, 'ref' | 'name' | 'value' | 'defaultValue' | 'autoComplete' | 'autoFocus' | 'onBlur'>;

export type SelectFieldProps = NativeProps & {
  label: string;
  items: readonly SelectItem[];
  onChange?: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Invalid without a message of its own: in a `FieldGroup`, which has it. */
  isInvalid?: boolean;
  /** In a `FieldGroup`, whose label is the visible one. */
  isLabelHidden?: boolean;
  /** Has a line of its own on a phone. */
  isWide?: boolean;
};

/** One of a list, by the browser's own list: the phone's wheel, typing ahead, autofill. */
export function SelectField({ label, items, onChange, error, hint, isRequired, isDisabled, isInvalid, isLabelHidden = false, isWide, ...props }: SelectFieldProps) {
  const id = useId();
  const group = useFieldGroup();
  const isWrong = isInvalid ?? (error !== undefined || group.isInvalid);
  const notesId = hasNotes({ hint, error }) ? `${id}-notes` : group.describedBy;
  return (
    <Root data-invalid={isWrong || undefined} data-disabled={isDisabled || undefined} data-wide={isWide || undefined}>
      <ControlName htmlFor={id} isHidden={isLabelHidden}>
        {label}
        {isRequired && !isLabelHidden && <RequiredMark aria-hidden="true">*</RequiredMark>}
      </ControlName>
      <SelectLine>
        <select
          {...props}
          id={id}
          disabled={isDisabled}
          aria-required={isRequired}
          aria-invalid={isWrong || undefined}
          aria-describedby={notesId}
          onChange={(event) => onChange?.(event.target.value)}
        >
          {items.map((item) => (
            <option key={item.value} value={item.value}>
              {item.label}
            </option>
          ))}
        </select>
        <Icon name="down" size="small" />
      </SelectLine>
      <FieldNotes id={`${id}-notes`} hint={hint} error={error} />
    </Root>
  );
}

const Root = styled('div', { position: 'relative', minWidth: 0 });

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
    fontSize: '1.0625rem',
    lineHeight: 1.5,
    textOverflow: 'ellipsis',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:focus': { outline: '2px solid transparent', outlineOffset: '-2px' },
    '&:disabled': { color: '$disabledText', cursor: 'not-allowed', opacity: 1 },
  },
  '& svg': { position: 'absolute', right: 0, color: '$bronzeInk', pointerEvents: 'none' },
});
