import { breathe } from '../foundation/animations.ts';
import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';
import { words } from '../foundation/words.ts';
import { formatNumber } from '../foundation/format-number.ts';

/** `value` is undefined while it is loading and null if it could not be loaded; a placeholder is shown for both. */
export type Figure = { label: string; value: number | null | undefined };

/**
 * Counts in large numerals, separated by hairlines. If any of them is long, all are smaller, within the same height.
 */
export function FigureList({ items }: { items: readonly Figure[] }) {
  const isLong = items.some(({ value }) => formatNumber(value ?? 0).length > 3);
  return (
    <Frame>
      <List numerals={isLong ? 'long' : 'short'}>
        {items.map(({ label, value }) => (
          <Column key={label}>
            <Label>{label}</Label>
            <Value>
              {typeof value === 'number' ? formatNumber(value) : <Placeholder isPending={value === undefined} />}
            </Value>
          </Column>
        ))}
      </List>
    </Frame>
  );
}

function Placeholder({ isPending }: { isPending: boolean }) {
  return (
    <>
      <Blank aria-hidden="true" isPending={isPending} />
      <VisuallyHidden>{isPending ? words.loading : words.unknown}</VisuallyHidden>
    </>
  );
}

const Frame = styled('div', { overflow: 'hidden', borderTop: '1px solid $colors$forest' });

/**
 * Shifted to the left by a hairline and a padding, so that the frame clips the left border of the first column of each
 * row.
 */
const List = styled('dl', {
  '--figureGap': '1.5rem',
  '--figureSize': '4.75rem',
  '--figureRoom': '4.75rem',
  display: 'flex',
  flexWrap: 'wrap',
  height: '100%',
  marginLeft: 'calc(-1 * var(--figureGap) - 1px)',
  '@mobile': { '--figureGap': '1.25rem', '--figureSize': '3rem', '--figureRoom': '3rem' },
  variants: {
    numerals: {
      short: {},
      long: { '--figureSize': '3rem', '@mobile': { '--figureSize': '2rem' } },
    },
  },
});

const Column = styled('div', {
  flex: '1 1 0',
  minWidth: 'max-content',
  padding: '1.5rem var(--figureGap) 1.25rem',
  borderLeft: '1px solid $colors$mist',
});

const Label = styled('dt', { color: '$sage', fontSize: '.9375rem', lineHeight: 1.5, whiteSpace: 'nowrap' });

const Value = styled('dd', {
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--figureRoom)',
  '&&': { marginTop: '1rem', '@mobile': { marginTop: '.5rem' } },
  font: '400 var(--figureSize) / 1 $fonts$latin',
  fontFeatureSettings: '"lnum"',
  letterSpacing: '-.02em',
});

const Blank = styled('span', {
  width: '.9em',
  borderTop: '1px solid $colors$field',
  variants: { isPending: { true: { animation: `${breathe} 1.6s ease-in-out infinite` }, false: {} } },
});
