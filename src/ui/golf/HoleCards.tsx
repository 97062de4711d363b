import { HolePlan } from './hole-plan/HolePlan.tsx';
import type { PlannedHole } from './hole-plan/hole.ts';
import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';

export type HoleCard = PlannedHole & { name: string; text: string };

/** Cards of short holes with their plans, side by side; stacked on a phone. */
export function HoleCards({ label, holes }: { label: string; holes: readonly HoleCard[] }) {
  return (
    <List aria-label={label}>
      {holes.map((hole) => (
        <li key={hole.id}>
          <Plan>
            <HolePlan hole={hole} />
          </Plan>
          <Number aria-hidden="true">{hole.holeNumber}</Number>
          <div>
            <Name>
              <VisuallyHidden>{hole.holeNumber}번 홀 </VisuallyHidden>
              {hole.name}
            </Name>
            <Facts>
              파 {hole.par} · {hole.blackTeeDistance}m
            </Facts>
            <p>{hole.text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '$7 0',
  borderTop: '1px solid $colors$forest',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    gap: '0 1.25rem',
    padding: '2rem 2rem 0',
  },
  '& > li:first-child': { paddingLeft: 0 },
  '& > li:last-child': { paddingRight: 0 },
  '& > li + li': { borderLeft: '1px solid $colors$mist' },
  '@mobile': { '& > li': { paddingInline: '1.25rem' } },
  '@narrow': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > li': { paddingInline: 0 },
    '& > li + li': { borderLeft: 0, borderTop: '1px solid $colors$mist' },
  },
});

const Plan = styled('div', {
  gridColumn: '1 / -1',
  height: '34rem',
  marginBottom: '1.75rem',
  '& > svg': { width: '100%', height: '100%' },
  '@mobile': { height: '28rem' },
});

const Number = styled('span', {
  font: '400 4rem / .72 $fonts$latin',
  fontFeatureSettings: '"lnum"',
  color: '$bronzeInk',
});

const Name = styled('h3', { fontSize: '$lg' });

const Facts = styled('p', {
  margin: '.25rem 0 .75rem',
  color: '$sage',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
});
