import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from '../foundation/Icon.tsx';
import type { IconName } from '../foundation/icon-paths.ts';
import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';

export type PaginationProps = {
  /** Names the list that is paged through. */
  label: string;
  current: number;
  total: number;
  /** The numbers that are shown, `current` among them. */
  numbers: readonly number[];
  /** The address of a page. */
  hrefOf: (page: number) => string;
};

/** The pages of a list: the ways to the first, previous, next and last one around a block of numbers, on the mobile layout around the place in the whole. Nothing where all is on one page. */
export function Pagination({ label, current, total, numbers, hrefOf }: PaginationProps) {
  if (total <= 1) return null;
  const way = (name: string, icon: IconName, page: number, isDouble = false) => (
    <li>
      <Way href={hrefOf(page)} aria-label={name} isDisabled={page < 1 || page > total || page === current}>
        <Icon name={icon} size="small" />
        {isDouble && <Icon name={icon} size="small" />}
      </Way>
    </li>
  );
  return (
    <nav aria-label={`${label} 쪽`}>
      <List>
        {way('첫 쪽', 'back', 1, true)}
        {way('이전 쪽', 'back', current - 1)}
        {numbers.map((page) => (
          <Number key={page}>
            <Way href={hrefOf(page)} {...(page === current && { 'aria-current': 'page' })}>
              <span>
                {page}
                <Unit>쪽</Unit>
              </span>
            </Way>
          </Number>
        ))}
        <Place>
          <VisuallyHidden>{`${total}쪽 중 ${current}쪽`}</VisuallyHidden>
          <span aria-hidden="true">
            <b>{current}</b> / {total}
          </span>
        </Place>
        {way('다음 쪽', 'forward', current + 1)}
        {way('마지막 쪽', 'forward', total, true)}
      </List>
    </nav>
  );
}

const List = styled('ul', { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '.25rem' });

const Number = styled('li', { '@mobile': { display: 'none' } });

/** Visually hidden text after the number, read as one word with it. */
const Unit = styled('span', { fontSize: 0 });

/** Ten numbers never fit a thumb. */
const Place = styled('li', {
  display: 'none',
  '@mobile': { display: 'grid', placeContent: 'center', minWidth: '4.5rem', height: '$touch', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', '& b': { fontWeight: 600 } },
});

const Way = styled(AriaLink, {
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
  '&[aria-current]': { color: '$text', fontWeight: 600, boxShadow: 'inset 0 -2px $colors$bronze', '@forced': { borderBottom: '2px solid Highlight' } },
});
