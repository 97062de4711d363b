import { styled } from '../foundation/theme.ts';

/** A list of small notes, each after a short bronze line. */
export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

const List = styled('ul', {
  display: 'grid',
  gap: '.375rem',
  color: '$sage',
  fontSize: '$xs',
  lineHeight: 1.6,
  '& li': { position: 'relative', paddingLeft: '1.25rem' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '.8em',
    width: '.625rem',
    borderTop: '1px solid $colors$bronze',
  },
});
