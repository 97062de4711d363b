import { pass } from '../animations.ts';
import { hidden } from '../hidden-style.ts';
import { styled } from '../theme.ts';
import { NewMark } from './NewMark.tsx';
import { RowLink } from './row-link.ts';

export type Post = {
  key: string | number;
  href: string;
  title: string;
  /** What stands in the first column: its place in the list, or why it is at the top. */
  number: string;
  place: string;
  category: string;
  /** As it travels, and as it is shown. */
  day: string;
  date: string;
  isPinned: boolean;
  isNew: boolean;
};

export type PostTableProps = {
  caption: string;
  /** What the columns before the title are called. */
  headers: { number: string; place: string; category: string; title: string; date: string };
  posts: readonly Post[];
  /** Others are on their way: these stay until then, and say so. */
  isBusy?: boolean;
};

/** Posts under each other, each row as a whole the way to its page; on the mobile layout each is a card. The roles are written out, since cards lose them. */
export function PostTable({ caption, headers, posts, isBusy = false }: PostTableProps) {
  return (
    <Room aria-busy={isBusy}>
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
    </Room>
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

/** Cards stand on the mobile layout, and wherever large letters leave a table too little room. */
const asCards = <Style extends object>(style: Style) => ({ '@mobile': style, '@container (max-width: 44rem)': style });

/** While it is busy a bronze line passes along its upper edge. */
const Room = styled('div', {
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

const Grid = styled('table', {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...asCards({ display: 'block', borderTop: '1px solid $colors$forest' }),
});

const Caption = styled('caption', hidden);

const Head = styled('thead', asCards(hidden));

const Body = styled('tbody', asCards({ display: 'block' }));

const widths = {
  number: { width: '6.5rem', paddingLeft: '1rem' },
  place: { width: '8rem' },
  category: { width: '8rem' },
  title: {},
  date: { width: '8.75rem', paddingRight: '1rem', textAlign: 'right' },
} as const;

const HeaderCell = styled('th', {
  height: '3.25rem',
  padding: '.5rem 1.5rem .5rem 0',
  borderTop: '1px solid $colors$forest',
  borderBottom: '1px solid $colors$celadon',
  color: '$sage',
  fontSize: '$xs',
  fontWeight: 400,
  textAlign: 'left',
  variants: { column: widths },
});

const Row = styled('tr', {
  position: 'relative',
  ...asCards({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '.375rem .75rem',
    padding: '1.25rem $space$edge',
    borderBottom: '1px solid $colors$mist',
  }),
  variants: { isPinned: { true: { backgroundColor: '$hanji' }, false: {} } },
});

const Cell = styled('td', {
  height: '4.5rem',
  padding: '.75rem 1.5rem .75rem 0',
  borderBottom: '1px solid $colors$mist',
  fontSize: '$control',
  fontWeight: 400,
  lineHeight: '$tight',
  textAlign: 'left',
  fontVariantNumeric: 'tabular-nums',
  ...asCards({ width: 'auto', height: 'auto', padding: 0, border: 0, fontSize: '.875rem' }),
  variants: {
    column: {
      number: { ...widths.number, color: '$sage', ...asCards({ width: 'auto', paddingLeft: 0, '&:not([data-pinned])': { display: 'none' } }) },
      place: { ...widths.place, color: '$sage', ...asCards({ width: 'auto' }) },
      category: { ...widths.category, color: '$bronzeInk', fontSize: '$sm', ...asCards({ width: 'auto', fontSize: '.875rem' }) },
      title: { ...widths.title, ...asCards({ order: 2, flex: '1 0 100%', minWidth: 0, fontSize: '1.0625rem' }) },
      date: { ...widths.date, color: '$sage', ...asCards({ order: 1, width: 'auto', marginLeft: 'auto', paddingRight: 0 }) },
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
  '&::before': { content: '""', width: 1, height: '1.125rem', backgroundColor: '$bronze', '@forced': { backgroundColor: 'CanvasText' } },
});
