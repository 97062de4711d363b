import { firstColumn } from '../page/prose-style.ts';
import { WideTable } from '../page/ServedHtml.tsx';
import { styled } from '../foundation/theme.ts';

export type PriceColumn = { label: string; /** `end` for numbers. */ align?: 'start' | 'end' };
/** The first cell is the row header. */
export type PriceRow = readonly [name: string, ...cells: string[]];
export type PriceGroup = { name?: string; rows: readonly PriceRow[] };

export type PriceTableProps = {
  caption: string;
  /** Note for the whole table, such as its unit. */
  remark?: string;
  columns: readonly PriceColumn[];
  /** Groups of rows; each has a heading if there are several. */
  groups: readonly PriceGroup[];
  total?: PriceRow;
};

/** A table that scrolls sideways on a phone, where its first column remains visible. */
export function PriceTable({ caption, remark, columns, groups, total }: PriceTableProps) {
  return (
    <WideTable label={caption}>
      <Grid>
        <Caption>
          {caption}
          {remark && <Remark>{remark}</Remark>}
        </Caption>
        <thead>
          <tr>
            {columns.map(({ label, align = 'start' }) => (
              <th key={label} scope="col" data-align={align}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name ?? ''}>
            {name && (
              <tr>
                <GroupName colSpan={columns.length} scope="rowgroup">
                  {name}
                </GroupName>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row[0]} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
        {total && (
          <tfoot>
            <Row row={total} columns={columns} />
          </tfoot>
        )}
      </Grid>
    </WideTable>
  );
}

const Row = ({ row: [name, ...cells], columns }: { row: PriceRow; columns: readonly PriceColumn[] }) => (
  <tr>
    <th scope="row">{name}</th>
    {cells.map((cell, index) => (
      <td key={columns[index + 1]?.label} data-align={columns[index + 1]?.align ?? 'start'}>
        {cell}
      </td>
    ))}
  </tr>
);

const Grid = styled('table', {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  overflowWrap: 'normal',
  fontSize: '$control',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': {
    height: '3.5rem',
    padding: '.75rem 1.5rem .75rem 0',
    borderBottom: '1px solid $colors$mist',
    fontWeight: 400,
    lineHeight: '$tight',
    textAlign: 'left',
    '@mobile': { padding: '.625rem .875rem .625rem 0', fontSize: '.9375rem' },
  },
  '& :is(th, td)[data-align="end"]': { textAlign: 'right', '&:last-child': { paddingRight: 0 } },
  '& thead th': {
    height: '3.25rem',
    borderTop: '1px solid $colors$forest',
    borderBottomColor: '$celadon',
    color: '$sage',
    fontSize: '$xs',
    whiteSpace: 'nowrap',
  },
  '& th[scope="row"]': {
    ...firstColumn,
    maxWidth: 'none',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '@narrow': firstColumn,
  },
  '& tfoot :is(th, td)': { borderBottomColor: '$celadon', fontWeight: 600 },
});

const Caption = styled('caption', {
  paddingBottom: '1.25rem',
  fontFamily: '$serif',
  fontSize: '$lg',
  letterSpacing: '$display',
  lineHeight: '$head',
  textAlign: 'left',
});

const Remark = styled('span', {
  float: 'right',
  marginTop: '.375rem',
  color: '$sage',
  font: '400 $fontSizes$xs / 1.5 $fonts$sans',
  letterSpacing: '$body',
});

const GroupName = styled('th', {
  '&&': { height: 'auto', paddingTop: '1.75rem', fontFamily: '$serif', fontSize: '1.125rem' },
});
