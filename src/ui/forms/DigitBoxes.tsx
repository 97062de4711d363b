import { useId } from 'react';
import { GroupLabel, RequiredMark } from './field-label.ts';
import { FieldLine } from './field-style.ts';
import { FieldNotes, hasNotes, type Notes } from './FieldNotes.tsx';
import { digitBoxName } from './form-words.ts';
import { styled } from '../foundation/theme.ts';
import { useDigitBoxes } from './use-digit-boxes.ts';

export type DigitBoxesProps = Pick<Notes, 'hint' | 'error'> & {
  label: string;
  /** Number of digits of each box, such as 3, 2, 5. */
  parts: readonly number[];
  /** Value of each box. */
  value: readonly string[];
  /** During IME composition, a value may temporarily contain other characters than digits. */
  onChange: (value: string[]) => void;
  /** The form names of the boxes. */
  names?: readonly string[];
  isRequired?: boolean;
  isDisabled?: boolean;
};

/**
 * A number in several boxes: typing moves on to the next box, Backspace back to the previous one, and a complete pasted
 * number fills all of them. The error applies to the first incomplete box, or to all boxes if every one is complete.
 */
export function DigitBoxes({
  label,
  parts,
  value,
  onChange,
  names,
  isRequired,
  isDisabled,
  ...notes
}: DigitBoxesProps) {
  const id = useId();
  const inputProps = useDigitBoxes({ sizes: parts, values: value }, onChange);
  const firstIncomplete = parts.findIndex((count, index) => value[index]?.length !== count);
  const isInvalid = (index: number) =>
    (notes.error !== undefined && (firstIncomplete === -1 || firstIncomplete === index)) || undefined;
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <GroupLabel id={`${id}-label`}>
        {label}
        {isRequired && <RequiredMark aria-hidden="true">*</RequiredMark>}
      </GroupLabel>
      <Row>
        {parts.map((count, index) => (
          <Box
            key={digitBoxName(label, index + 1, count)}
            digits={count}
            data-wrong={isInvalid(index)}
            data-disabled={isDisabled || undefined}
          >
            <input
              {...inputProps(index)}
              name={names?.[index]}
              aria-label={digitBoxName(label, index + 1, count)}
              aria-describedby={hasNotes(notes) ? `${id}-notes` : undefined}
              aria-invalid={isInvalid(index)}
              aria-required={isRequired}
              disabled={isDisabled}
              inputMode="numeric"
              autoComplete="off"
            />
          </Box>
        ))}
      </Row>
      <FieldNotes id={`${id}-notes`} {...notes} />
    </div>
  );
}

const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  maxWidth: '26rem',
  '@tight': { flexWrap: 'wrap', rowGap: '$2' },
});

/** The width of a box follows its number of digits. */
const growth: Readonly<Record<number, { flexGrow: number }>> = Object.fromEntries(
  Array.from({ length: 9 }, (_, digits) => [digits, { flexGrow: digits }]),
);

const Box = styled(FieldLine, {
  flex: '1 1 3rem',
  minWidth: 0,
  '& + &': { marginLeft: '2rem' },
  '& + &::before': {
    content: '""',
    width: '.75rem',
    marginLeft: '-1.875rem',
    marginRight: '1.125rem',
    borderTop: '1px solid $colors$field',
  },
  '&[data-wrong]': {
    borderColor: '$persimmon',
    '&:has(input:focus)': { borderColor: '$persimmon', boxShadow: '0 1px 0 $colors$persimmon' },
  },
  variants: { digits: growth },
  '& input': { width: '100%', fontVariantNumeric: 'tabular-nums', letterSpacing: '.16em' },
});
