import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from '../foundation/Icon.tsx';
import type { IconName } from '../foundation/icon-paths.ts';
import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';

export type PaginationProps = {
  /** The name of the list. */
  label: string;
  current: number;
  total: number;
  /** The page numbers to show, including `current`. */
  numbers: readonly number[];
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string;
};

/**
 * Links to the pages of a list: first, previous, next and last, around a block of page numbers; in the mobile layout
 * around the current position. Renders nothing for a single page.
 */
export function Pagination({ label, current, total, numbers, hrefOf }: PaginationProps) {
  if (total <= 1) return null;
  const step = (name: string, icon: IconName, page: number, isDouble = false) => (
    <li>
      <PageLink href={hrefOf(page)} aria-label={name} isDisabled={page < 1 || page > total || page === current}>
        <Icon name={icon} size="small" />
        {isDouble && <Icon name={icon} size="small" />}
      </PageLink>
    </li>
  );
  return (
    <nav aria-label={`${label} 쪽`}>
      <List>
        {step('첫 쪽', 'back', 1, true)}
        {step('이전 쪽', 'back', current - 1)}
        {numbers.map((page) => (
          <Number key={page}>
            <PageLink href={hrefOf(page)} {...(page === current && { 'aria-current': 'page' })}>
              <span>
                {page}
                <Unit>쪽</Unit>
              </span>
            </PageLink>
          </Number>
        ))}
        <Position>
          <VisuallyHidden>{`${total}쪽 중 ${current}쪽`}</VisuallyHidden>
          <span aria-hidden="true">
            <b>{current}</b> / {total}
          </span>
        </Position>
        {step('다음 쪽', 'forward', current + 1)}
        {step('마지막 쪽', 'forward', total, true)}
      </List>
    </nav>
  );
}

const List = styled('ul', { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '.25rem' });

const Number = styled('li', { '@mobile': { display: 'none' } });

/** Visually hidden text after the number, read as one word with it. */
const Unit = styled('span', { fontSize: 0 });

/** Replaces the page numbers in the mobile layout, which has no room for ten touch targets. */
const Position = styled('li', {
  display: 'none',
  '@mobile': {
    display: 'grid',
    placeContent: 'center',
    minWidth: '4.5rem',
    height: '$touch',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& b': { fontWeight: 600 },
  },
});

const PageLink = styled(AriaLink, {
  display: 'grid',
  gridAutoFlow: 'column',
  placeContent: 'center',
  minWidth: '$touch',
  height: '$touch',
  color: '$sage',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '& svg': { maxWidth: 'none' },
  '& svg + svg': { marginLeft: '-.625rem' },
  '&[data-hovered]': { color: '$text' },
  '&[data-disabled]': { color: '$mist', cursor: 'default', '@forced': { color: 'GrayText' } },
  '&[aria-current]': {
    color: '$text',
    fontWeight: 600,
    boxShadow: 'inset 0 -2px $colors$bronze',
    '@forced': { borderBottom: '2px solid Highlight' },
  },
});
