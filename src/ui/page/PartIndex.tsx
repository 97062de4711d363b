import { styled } from '../foundation/theme.ts';
import { useCurrentSection } from '../hooks/use-current-section.ts';

export type PartIndexItem = { id: string; number: string; label: string };

/** Table of contents of a long page; the section being read is marked. */
export function PartIndex({ label, items }: { label: string; items: readonly PartIndexItem[] }) {
  const current = useCurrentSection(items.map(({ id }) => id));
  return (
    <nav aria-label={label}>
      <ol>
        {items.map(({ id, number, label: text }) => (
          <li key={id}>
            <SectionLink href={`#${id}`} {...(id === current && { 'aria-current': 'location' })}>
              {number !== '' && <Number>{number}</Number>}
              {text}
            </SectionLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const SectionLink = styled('a', {
  display: 'flex',
  gap: '.875rem',
  alignItems: 'baseline',
  padding: '.5rem 0',
  '@mobile': { minHeight: '$touch', alignItems: 'center' },
  borderBottom: '1px solid $colors$mist',
  color: '$sage',
  fontSize: '$control',
  lineHeight: '$tight',
  transition: 'color $transitions$fast, border-color $transitions$fast',
  '&:hover': { color: '$text' },
  '&[aria-current]': { borderColor: '$bronze', color: '$text', fontWeight: 600 },
});

const Number = styled('span', {
  flex: 'none',
  minWidth: '1.25rem',
  font: '500 1.125rem / 1 $fonts$latin',
  fontFeatureSettings: '"lnum"',
});
