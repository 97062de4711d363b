import { styled } from '../foundation/theme.ts';

export type KindIndexItem = { id: string; label: string };

/** Numbered links to the sections of a page, in columns. */
export function KindIndex({ label, items }: { label: string; items: readonly KindIndexItem[] }) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map(({ id, label: text }, index) => (
          <li key={id}>
            <KindLink href={`#${id}`}>
              <Number aria-hidden="true">{String(index + 1).padStart(2, '0')}</Number>
              {text}
            </KindLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: '$gutter',
  '& > li': { display: 'grid' },
  '@mobile': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const KindLink = styled('a', {
  display: 'flex',
  alignItems: 'baseline',
  gap: '1.125rem',
  minHeight: '$row',
  paddingBlock: '1.125rem',
  borderBottom: '1px solid $colors$mist',
  fontFamily: '$serif',
  fontSize: '$lg',
  lineHeight: '$head',
  letterSpacing: '$display',
  transition: 'border-color $transitions$fast',
  '@mobile': { minHeight: '3.5rem', paddingBlock: '.9375rem' },
  '&:hover': { borderColor: '$bronze' },
});

const Number = styled('span', {
  flex: 'none',
  color: '$bronzeInk',
  font: '500 1.125rem / 1 $fonts$latin',
  fontFeatureSettings: '"lnum"',
  letterSpacing: 0,
});
