import { styled } from '../../foundation/theme.ts';
import { formatNumber } from '../../foundation/format-number.ts';
import { teeMarks } from '../hole-plan/plan-colors.ts';
import { teeNames, type TeeKey, yardsOf } from './tees.ts';

export type TeeTableProps = { caption: string; tees: readonly { tee: TeeKey; distance: number }[] };

/** Distances of a hole from its five tees; the length of the line in each row is proportional to the distance. */
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
              <Mark tee={tee} />
              {teeNames[tee]}
            </th>
            <td aria-hidden="true">
              <svg width={`${(100 * distance) / farthest}%`} height="7">
                <line x2="100%" y1="3.5" y2="3.5" />
                <rect x="100%" y="1" width="5" height="5" transform="translate(-5)" />
              </svg>
            </td>
            <td>{formatNumber(distance)}</td>
            <td>{formatNumber(yardsOf(distance))}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

const Mark = styled('i', {
  display: 'inline-block',
  width: 12,
  height: 12,
  marginRight: '.875rem',
  border: '1px solid rgba(34, 53, 43, .55)',
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  '@forced': { borderColor: 'CanvasText' },
  variants: {
    tee: {
      black: { backgroundColor: teeMarks.black },
      blue: { backgroundColor: teeMarks.blue },
      white: { backgroundColor: teeMarks.white },
      brown: { backgroundColor: teeMarks.brown },
      red: { backgroundColor: teeMarks.red },
    },
  },
});

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
  '& svg': { display: 'block', overflow: 'visible', fill: '$colors$bronze', '& line': { stroke: '$colors$bronze' } },
  '@mobile': { '& td[aria-hidden]': { width: '26%' } },
  '@print': { '& :is(th, td), & thead :is(th, td)': { height: 'auto', paddingBlock: 2, fontSize: '9pt' } },
});
