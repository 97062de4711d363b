import { styled } from '../../foundation/theme.ts';
import { formatNumber } from '../../foundation/format-number.ts';
import { teeMark, teeNames, type TeeKey, yardsOf } from './tees.ts';

export type TeeTableProps = { caption: string; tees: readonly { tee: TeeKey; distance: number }[] };

/** Distances of a hole from its five tees; the length of the hairline in each row is proportional to the distance. */
export function TeeTable({ caption, tees }: TeeTableProps) {
  const farthest = Math.max(...tees.map(({ distance }) => distance));
  return (
    <Sheet>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">티</th>
          <td aria-hidden="true" />
          <th scope="col">미터</th>
          <th scope="col">야드</th>
        </tr>
      </thead>
      <tbody>
        {tees.map(({ tee, distance }) => (
          <tr key={tee}>
            <th scope="row">
              <Mark css={{ backgroundColor: teeMark(tee) }} />
              {teeNames[tee]}
            </th>
            <td aria-hidden="true">
              <Line css={{ width: `${(100 * distance) / farthest}%` }} />
            </td>
            <td>{formatNumber(distance)}</td>
            <td>{formatNumber(yardsOf(distance))}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

const Mark = styled('i');
const Line = styled('span');

const Sheet = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$control',
  '& caption': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& :is(th, td)': { height: '3.125rem', borderBottom: '1px solid $colors$mist', fontWeight: 400, textAlign: 'left' },
  '& thead :is(th, td)': { height: '2.5rem', borderBottomColor: '$celadon', color: '$sage', fontSize: '$xs' },
  '& :is(th, td):nth-child(n + 3)': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& td:last-child': { color: '$sage' },
  '& td[aria-hidden]': { width: '36%', paddingInline: '.75rem' },
  '& td > span': { position: 'relative', display: 'block', borderTop: '1px solid $colors$bronze' },
  '& td > span::after': {
    content: '""',
    position: 'absolute',
    right: 0,
    top: -3,
    border: '2.5px solid $colors$bronze',
  },
  '& i': {
    display: 'inline-block',
    width: 12,
    height: 12,
    marginRight: '.875rem',
    border: '1px solid rgba(34, 53, 43, .55)',
    WebkitPrintColorAdjust: 'exact',
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
    '@forced': { borderColor: 'CanvasText' },
  },
  '@mobile': { '& td[aria-hidden]': { width: '26%' } },
  '@print': { '& :is(th, td), & thead :is(th, td)': { height: 'auto', paddingBlock: 2, fontSize: '9pt' } },
});
