import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from '../foundation/Icon.tsx';
import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';
import { words } from '../foundation/words.ts';

export type BreadcrumbProps = { homeHref: string; segments: readonly string[] };

/** Link to the home page, then the segments; a '+' in a segment is shown as ' / ' (spec 000 §2). */
export function Breadcrumb({ homeHref, segments }: BreadcrumbProps) {
  return (
    <nav aria-label={words.location}>
      <List>
        <li>
          <Home href={homeHref}>
            <Icon name="home" size="small" />
            <VisuallyHidden>{words.home}</VisuallyHidden>
          </Home>
        </li>
        {segments.map((segment, index) => (
          <li key={segment} {...(index === segments.length - 1 && { 'aria-current': 'page' })}>
            {segment.replaceAll('+', ' / ')}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled('ol', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $3',
  fontSize: '$xs',
  lineHeight: 1.5,
  '& li': { display: 'flex', alignItems: 'center', gap: '$3' },
  '& li + li::before': { content: '""', width: '1rem', borderTop: '1px solid', opacity: 0.5 },
  '@mobile': { gap: '0 .625rem', '& li': { gap: '.625rem' }, '& li + li::before': { width: '.625rem' } },
});

const Home = styled(AriaLink, {
  display: 'grid',
  placeItems: 'center',
  width: '$touch',
  height: '$touch',
  marginInline: '-.875rem',
  cursor: 'pointer',
});
