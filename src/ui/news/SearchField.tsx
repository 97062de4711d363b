import { useId, type RefObject } from 'react';
import { Icon } from '../foundation/Icon.tsx';
import { styled } from '../foundation/theme.ts';

export type SearchFieldProps = {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Accessible name of a button at the end of a wide field; without it, the field is narrow and has none. */
  submit?: string;
  /** Id of the message that says why the value is invalid; undefined for a valid one. */
  errorId?: string | undefined;
  ref?: RefObject<HTMLInputElement | null>;
};

/** Field that searches while it is typed in. */
export function SearchField({ label, name, value, onChange, submit, errorId, ref }: SearchFieldProps) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Line isWide={submit !== undefined}>
        <input
          ref={ref}
          id={id}
          name={name}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          value={value}
          aria-invalid={errorId !== undefined || undefined}
          aria-describedby={errorId}
          onChange={(event) => onChange(event.target.value)}
        />
        {submit !== undefined && (
          <button type="submit" aria-label={submit}>
            <Icon name="search" />
          </button>
        )}
      </Line>
    </div>
  );
}

const Label = styled('label', { display: 'block', color: '$sage', fontSize: '$xs' });

const Line = styled('div', {
  display: 'flex',
  borderBottom: '1px solid $colors$field',
  '&:has([aria-invalid])': { borderColor: '$persimmon' },
  // Unlike that of a box, the width of a field does not keep a narrow container from shrinking.
  '& input': { flex: '1 1 auto', width: 'min(20rem, 100%)', minWidth: 0, minHeight: '$field', fontSize: '$field' },
  '& button': { flex: 'none', display: 'grid', placeItems: 'center', width: '$touch' },
  variants: { isWide: { true: { maxWidth: '40rem' }, false: { maxWidth: '20rem' } } },
});
