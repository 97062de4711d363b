import { pass } from '../foundation/animations.ts';
import { hidden } from '../foundation/hidden-style.ts';
import { styled } from '../foundation/theme.ts';
import { NewMark } from './NewMark.tsx';
import { RowLink } from './row-link.ts';

export type Post = {
  key: string | number;
  href: string;
  title: string;
  /** Content of the first column: the number in the list, or why the row is pinned. */
  number: string;
  place: string;
  category: string;
  /** `day` is the machine-readable date, `date` the displayed one. */
  day: string;
  date: string;
  isPinned: boolean;
  isNew: boolean;
};

export type PostTableProps = {
  caption: string;
  /** Column headers. */
  headers: { number: string; place: string; category: string; title: string; date: string };
  posts: readonly Post[];
  /** Whether the next posts are loading; the current ones remain until then, marked as busy. */
  isBusy?: boolean;
};

/**
 * Table of posts, each row a link to its post; in the mobile layout each is a card. Rows are grids or flex boxes, never
 * table rows: WebKit cannot position those, so that a link would cover the whole table. The roles are explicit, since
 * such rows lose the implicit ones.
 */
export function PostTable({ caption, headers, posts, isBusy = false }: PostTableProps) {
  return (
    <TableContainer aria-busy={isBusy}>
      <Grid role="table">
        <Caption>{caption}</Caption>
        <Head role="rowgroup">
          <tr role="row">
            {(['number', 'place', 'category', 'title', 'date'] as const).map((column) => (
              <HeaderCell key={column} role="columnheader" scope="col" column={column}>
                {headers[column]}
              </HeaderCell>
            ))}
          </tr>
        </Head>
        <Body role="rowgroup">
          {posts.map(({ key, ...post }) => (
            <PostRow key={key} {...post} />
          ))}
        </Body>
      </Grid>
    </TableContainer>
  );
}

function PostRow({ href, title, number, place, category, day, date, isPinned, isNew }: Omit<Post, 'key'>) {
  return (
    <Row role="row" isPinned={isPinned}>
      <Cell role="cell" column="number" data-pinned={isPinned || undefined}>
        {isPinned ? <Pin>{number}</Pin> : number}
      </Cell>
      <Cell role="cell" column="place">
        {place}
      </Cell>
      <Cell role="cell" column="category">
        {category}
      </Cell>
      <Cell as="th" role="rowheader" scope="row" column="title">
        <RowLink href={href}>
          <span>{title}</span>
        </RowLink>
        {isNew && <NewMark />}
      </Cell>
      <Cell role="cell" column="date">
        <time dateTime={day}>{date}</time>
      </Cell>
    </Row>
  );
}

/** Cards replace the table on the mobile layout, and wherever large text leaves a table too little room. */
const asCards = <Style extends object>(style: Style) => ({ '@mobile': style, '@container (max-width: 44rem)': style });

/** While busy, a bronze line moves along its upper edge. */
const TableContainer = styled('div', {
  position: 'relative',
  containerType: 'inline-size',
  '@mobile': { marginInline: 'calc(-1 * $space$edge)' },
  '&[aria-busy="true"]::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    inset: '0 0 auto',
    height: 2,
    background: 'linear-gradient($colors$bronze, $colors$bronze) 50% 0 / 30% 100% no-repeat',
    animation: `${pass} 1.4s ease-in-out infinite`,
  },
});

const Grid = styled('table', { display: 'block', ...asCards({ borderTop: '1px solid $colors$forest' }) });

const Caption = styled('caption', hidden);

const columns = {
  display: 'grid',
  gridTemplateColumns: '4rem 6.5rem 6.5rem minmax(0, 1fr) 7.75rem',
  alignItems: 'center',
  columnGap: '1.5rem',
  paddingInline: '1rem',
} as const;

const Head = styled('thead', {
  display: 'block',
  '& tr': {
    ...columns,
    minHeight: '3.25rem',
    borderTop: '1px solid $colors$forest',
    borderBottom: '1px solid $colors$celadon',
  },
  ...asCards(hidden),
});

const Body = styled('tbody', { display: 'block' });

const HeaderCell = styled('th', {
  padding: 0,
  color: '$sage',
  fontSize: '$xs',
  fontWeight: 400,
  textAlign: 'left',
  variants: { column: { number: {}, place: {}, category: {}, title: {}, date: { textAlign: 'right' } } },
});

const Row = styled('tr', {
  position: 'relative',
  ...columns,
  minHeight: '4.5rem',
  paddingBlock: '.75rem',
  borderBottom: '1px solid $colors$mist',
  ...asCards({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '.375rem .75rem',
    minHeight: 0,
    padding: '1.25rem $space$edge',
  }),
  variants: { isPinned: { true: { backgroundColor: '$hanji' }, false: {} } },
});

const Cell = styled('td', {
  padding: 0,
  fontSize: '$control',
  fontWeight: 400,
  lineHeight: '$tight',
  textAlign: 'left',
  fontVariantNumeric: 'tabular-nums',
  ...asCards({ fontSize: '.875rem' }),
  variants: {
    column: {
      number: { color: '$sage', ...asCards({ '&:not([data-pinned])': { display: 'none' } }) },
      place: { color: '$sage' },
      category: { color: '$bronzeInk', fontSize: '$sm', ...asCards({ fontSize: '.875rem' }) },
      title: asCards({ order: 2, flex: '1 0 100%', minWidth: 0, fontSize: '1.0625rem' }),
      date: { color: '$sage', textAlign: 'right', ...asCards({ order: 1, marginLeft: 'auto' }) },
    },
  },
});

const Pin = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.625rem',
  verticalAlign: 'middle',
  color: '$bronzeInk',
  whiteSpace: 'nowrap',
  '&::before': { content: '""', width: 0, height: '1.125rem', borderLeft: '1px solid $colors$bronze' },
});
