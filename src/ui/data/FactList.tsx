import type { ReactNode } from 'react';
import { styled } from '../foundation/theme.ts';

export type Fact = { label: string; value: ReactNode };

/** A description list with hairlines between the rows. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ label, value }) => (
        <Row key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </List>
  );
}

const List = styled('dl', {
  marginTop: '1.25rem',
  borderTop: '1px solid $colors$mist',
  fontSize: '$sm',
  lineHeight: '$tight',
});

const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$4',
  minHeight: '$touch',
  paddingBlock: '.5rem',
  borderBottom: '1px solid $colors$mist',
  '& dt': { color: '$sage' },
  '& dd': { fontVariantNumeric: 'tabular-nums' },
  '& dd a': { marginBlock: '-.5rem' },
});
