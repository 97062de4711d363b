import { Button as AriaButton } from 'react-aria-components/Button';
import { low } from './low-window.ts';
import { styled } from '../../foundation/theme.ts';

export type HoleStripProps = {
  holeNumbers: readonly number[];
  /** Of the hole that is shown. */
  index: number;
  onChoose: (index: number) => void;
};

/** The holes of a course as numbers, nine in a row, to go to any of them. */
export const HoleStrip = ({ holeNumbers, index, onChoose }: HoleStripProps) => (
  <Strip role="group" aria-label="홀 선택">
    {holeNumbers.map((holeNumber, at) => (
      <HoleButton key={holeNumber} {...(at === index && { 'aria-current': true })} onPress={() => onChoose(at)}>
        {holeNumber}
      </HoleButton>
    ))}
  </Strip>
);

const Strip = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(9, minmax(0, 2.75rem))',
  '@mobile': { flex: '1 0 100%', order: -1, gridTemplateColumns: 'repeat(9, minmax(0, 1fr))' },
  [low]: { flex: '0 1 24.75rem', order: 0 },
});

const HoleButton = styled(AriaButton, {
  display: 'grid',
  placeItems: 'center',
  minHeight: '$touch',
  borderBottom: '2px solid transparent',
  color: '$sage',
  font: '500 1.25rem / 1 $fonts$latin',
  fontFeatureSettings: '"lnum"',
  '&[data-hovered]': { color: '$bronzeInk' },
  '&[aria-current]': { borderColor: '$bronze', color: '$text', fontWeight: 700 },
});
