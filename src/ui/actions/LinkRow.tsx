import { LinkText } from './LinkText.tsx';
import type { LinkItem } from '../foundation/links.tsx';
import { styled } from '../foundation/theme.ts';

/** Links side by side, separated by hairlines. */
export function LinkRow({ label, items }: { label: string; items: readonly LinkItem[] }) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map(({ href, label: text }) => (
          <li key={href}>
            <LinkText href={href}>{text}</LinkText>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  marginTop: '$4',
  fontSize: '$sm',
  '& li': { position: 'relative', paddingInline: '1.25rem' },
  '& li + li::before': {
    content: '""',
    position: 'absolute',
    inset: '.375rem auto .375rem 0',
    borderLeft: '1px solid $colors$mist',
  },
  '@narrow': { '& li': { paddingInline: '.75rem' } },
});
