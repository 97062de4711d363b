import { useId } from 'react';
import { GroupLabel, RequiredMark } from './field-label.ts';
import { FieldLine } from './field-style.ts';
import { FieldNotes, hasNotes, type Notes } from './FieldNotes.tsx';
import { digitBoxName } from './form-words.ts';
import { styled } from '../foundation/theme.ts';
import { useDigitBoxes } from './use-digit-boxes.ts';

export type DigitBoxesProps = Pick<Notes, 'hint' | 'error'> & {
  label: string;
  /** How many digits each box takes, such as 3, 2, 5. */
  parts: readonly number[];
  /** One text for each box. */
  value: readonly string[];
  /** While an IME composes, a box may hold other characters for a moment. */
  onChange: (value: string[]) => void;
  /** The form names of the boxes. */
  names?: readonly string[];
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** A number in boxes: typing flows on, Backspace flows back, a pasted whole number is spread over them. Its error belongs to the first box that is not full, else to all. */
export function DigitBoxes({ label, parts, value, onChange, names, isRequired, isDisabled, ...notes }: DigitBoxesProps) {
  const id = useId();
  const box = useDigitBoxes({ sizes: parts, values: value }, onChange);
  const wanting = parts.findIndex((count, at) => value[at]?.length !== count);
  const isWrong = (at: number) => (notes.error !== undefined && (wanting === -1 || wanting === at)) || undefined;
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <GroupLabel id={`${id}-label`}>
        {label}
        {isRequired && <RequiredMark aria-hidden="true">*</RequiredMark>}
      </GroupLabel>
      <Row>
        {parts.map((count, at) => (
          <Box key={digitBoxName(label, at + 1, count)} css={{ flexGrow: count }} data-wrong={isWrong(at)} data-disabled={isDisabled || undefined}>
            <input
              {...box(at)}
              name={names?.[at]}
              aria-label={digitBoxName(label, at + 1, count)}
              aria-describedby={hasNotes(notes) ? `${id}-notes` : undefined}
              aria-invalid={isWrong(at)}
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

const Row = styled('div', { display: 'flex', alignItems: 'center', maxWidth: '26rem' });

const Box = styled(FieldLine, {
  flex: '1 1 3rem',
  minWidth: 0,
  '& + &': { marginLeft: '2rem' },
  '& + &::before': { content: '""', width: '.75rem', marginLeft: '-1.875rem', marginRight: '1.125rem', borderTop: '1px solid $colors$field' },
  '&[data-wrong]': { borderColor: '$persimmon', '&:has(input:focus)': { borderColor: '$persimmon', boxShadow: '0 1px 0 $colors$persimmon' } },
  '& input': { width: '100%', fontVariantNumeric: 'tabular-nums', letterSpacing: '.16em' },
});
