import { styled } from '../foundation/theme.ts';

/** Terms and their descriptions, each after a short bronze line. */
export function NamedList({ items }: { items: readonly { label: string; description: string }[] }) {
  return (
    <List>
      {items.map(({ label, description }) => (
        <Item key={label}>
          <dt>{label}</dt>
          <dd>{description}</dd>
        </Item>
      ))}
    </List>
  );
}

const List = styled('dl', { display: 'grid', gap: '.625rem', marginTop: '1.25rem' });

const Item = styled('div', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '8.5rem minmax(0, 1fr)',
  gap: '0 1rem',
  paddingLeft: '1.5rem',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '.82em',
    width: '.625rem',
    borderTop: '1px solid $colors$bronze',
  },
  '& dt': { fontWeight: 500 },
  '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)', '& dd': { color: '$sage' } },
});
