import { Container } from '../foundation/layout.ts';
import { styled } from '../foundation/theme.ts';

/** A strip of short facts below the key visual of a page; its space is reserved while they load. */
export const FactStrip = ({ label, facts }: { label: string; facts: readonly { label: string; value: string }[] }) => (
  <Strip>
    <List as="dl" aria-label={label}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </List>
  </Strip>
);

const Strip = styled('div', {
  minHeight: '7.5rem',
  borderBottom: '1px solid $colors$mist',
  backgroundColor: '$hanji',
});

const List = styled(Container, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem $7',
  paddingBlock: '1.5rem',
  '& dt': { color: '$sage', fontSize: '$xs' },
  '& dd': {
    font: '500 1.625rem / 1.3 $fonts$latin',
    fontFeatureSettings: '"lnum", "tnum"',
  },
  '@narrow': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    gap: '1rem $4',
    '& dd': { fontSize: '1.375rem' },
  },
});
