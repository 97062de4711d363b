import type { ClipboardEvent, ComponentProps } from 'react';
import { FieldLine } from './field-style.ts';
import { Icon } from '../foundation/Icon.tsx';
import { NativeField, type NativeFieldOptions } from './NativeField.tsx';
import { styled } from '../foundation/theme.ts';

/** `value`, `min` and `max` are 'yyyy-MM-dd'; an empty `value` is no date, or an incomplete one. */
export type DateFieldProps = Pick<ComponentProps<'input'>, 'ref' | 'name' | 'autoFocus' | 'onBlur'> &
  NativeFieldOptions & {
    value: string;
    min?: string | undefined;
    max?: string | undefined;
    /** Parses a pasted text; null if it is not a date. */
    parsePasted?: (text: string) => string | null;
    onChange: (value: string) => void;
  };

/** A native date input: with the calendar of the browser, and year, month and day in the order of its locale. */
export function DateField({ parsePasted, onChange, ...options }: DateFieldProps) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const day = parsePasted?.(event.clipboardData.getData('text')) ?? null;
    if (day === null) return;
    event.preventDefault();
    onChange(day);
  };
  return (
    <NativeField options={options}>
      {(control) => (
        <DateLine>
          <input {...control} type="date" onPaste={paste} onChange={(event) => onChange(event.target.value)} />
          <Icon name="calendar" size="small" />
        </DateLine>
      )}
    </NativeField>
  );
}

const indicator = '&::-webkit-calendar-picker-indicator';

/** Replaces the calendar icon of the browser if it can be hidden; Firefox shows its own. */
const DateLine = styled(FieldLine, {
  position: 'relative',
  '& input': {
    width: '100%',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-.02em',
    whiteSpace: 'nowrap',
    [indicator]: {
      flex: 'none',
      width: '1.25rem',
      height: '$touch',
      margin: 0,
      padding: 0,
      opacity: 0,
      cursor: 'pointer',
    },
    '&::-webkit-date-and-time-value': { margin: 0, textAlign: 'left' },
    '&::-webkit-datetime-edit': { padding: 0 },
    '&::-webkit-datetime-edit-fields-wrapper': { padding: 0 },
    '&:disabled::-webkit-calendar-picker-indicator': { cursor: 'not-allowed' },
  },
  '& svg': {
    display: 'none',
    position: 'absolute',
    right: 0,
    color: '$bronzeInk',
    pointerEvents: 'none',
    '@forced': { color: 'CanvasText' },
  },
  '@supports selector(::-webkit-calendar-picker-indicator)': { '& svg': { display: 'block' } },
  '&:has(input:disabled) svg': { color: '$disabledText' },
});
