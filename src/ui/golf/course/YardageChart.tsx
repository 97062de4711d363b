import { useId, type ReactNode } from 'react';
import { Icon } from '../../foundation/Icon.tsx';
import { Axis, Drawing, Figure, Figures, FiguresTable, Heading } from '../../data/month-chart-style.ts';
import { WideTable } from '../../page/ServedHtml.tsx';
import { css } from '../../foundation/theme.ts';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.tsx';
import { formatNumber } from '../../foundation/format-number.ts';
import { yardsOf } from './tees.ts';
import { describeYardage, holeLabel, isNumbered, yardageBars, type YardageBar, type YardageHole } from './yardage.ts';

export type YardageChartProps = {
  title: string;
  note: string;
  holes: readonly YardageHole[];
  /** The control that selects the tee. */
  children?: ReactNode;
};

const chart = { height: 256, base: 208, maxBarHeight: 176 } as const;

/**
 * Bar chart of the lengths of the holes. The par of each hole is shown by the shape of its head and the weight of its
 * line.
 */
export function YardageChart({ title, note, holes, children }: YardageChartProps) {
  const id = useId();
  const { bars, groups, top } = yardageBars(holes);
  return (
    <Figure>
      <Heading>
        <span id={`${id}-title`}>{title}</span>
        <span>{note}</span>
      </Heading>
      {children}
      {(['wide', 'narrow'] as const).map((form) => (
        <Drawing
          key={form}
          form={form}
          height={chart.height}
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-words`}
        >
          <Axis x1="0" x2="100%" y1={chart.base} y2={chart.base} />
          <text x="0" y={chart.base - chart.maxBarHeight - 8} className={label().className}>
            {top} m
          </text>
          {bars.map((bar) => (
            <svg key={bar.key} x={`${(100 * bar.middle).toFixed(3)}%`} overflow="visible">
              <Stem bar={bar} />
              {isNumbered(form, bar.number, bars.length) && (
                <text y={chart.base + 20} textAnchor="middle" className={label().className}>
                  {bar.number}
                </text>
              )}
            </svg>
          ))}
          {groups.map(({ name, middle }) => (
            <text
              key={name}
              x={`${(100 * middle).toFixed(3)}%`}
              y={chart.base + 42}
              textAnchor="middle"
              className={label().className}
            >
              {name}
            </text>
          ))}
        </Drawing>
      ))}
      <Legend />
      <VisuallyHidden id={`${id}-words`}>{describeYardage(holes)}</VisuallyHidden>
      <Figures>
        <summary>
          표로 보기
          <Icon name="down" size="small" />
        </summary>
        <WideTable label={title}>
          <FiguresTable>
            <table>
              <caption>{title}</caption>
              <thead>
                <tr>
                  <th scope="col">홀</th>
                  <th scope="col">파</th>
                  <th scope="col">미터</th>
                  <th scope="col">야드</th>
                </tr>
              </thead>
              <tbody>
                {holes.map(({ key, par, distance, ...hole }) => (
                  <tr key={key}>
                    <th scope="row">{holeLabel(hole)}</th>
                    <td>{par}</td>
                    <td>{formatNumber(distance)}</td>
                    <td>{formatNumber(yardsOf(distance))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </FiguresTable>
        </WideTable>
      </Figures>
    </Figure>
  );
}

function Stem({ bar: { par, height } }: { bar: YardageBar }) {
  const y = chart.base - height * chart.maxBarHeight;
  return (
    <g className={parClass(par)}>
      <line y1={chart.base} y2={y} />
      <Head par={par} y={y} />
    </g>
  );
}

/** Ring for par 3, disc for par 4, square for par 5 and more. */
function Head({ par, y }: { par: number; y: number }) {
  if (par <= 3) return <circle cy={y} r={4} className="open" />;
  return par === 4 ? <circle cy={y} r={4} /> : <rect x={-4} y={y - 4} width={8} height={8} />;
}

function Legend() {
  return (
    <p className={legend().className}>
      {[3, 4, 5].map((par) => (
        <span key={par}>
          <svg viewBox="-6 -6 12 12" width="12" height="12" aria-hidden="true" className={parClass(par)}>
            <Head par={par} y={0} />
          </svg>
          파 {par}
        </span>
      ))}
    </p>
  );
}

const stem = css({
  stroke: '$colors$moss',
  fill: '$colors$moss',
  '& circle, & rect': { stroke: 'none' },
  '& .open': { fill: '$colors$ivory', stroke: 'inherit', strokeWidth: 1.5 },
  '@forced': { stroke: 'CanvasText', fill: 'CanvasText' },
  variants: { isLong: { true: { stroke: '$colors$bronze', fill: '$colors$bronze', strokeWidth: 2 } } },
});
const parClass = (par: number) => stem({ isLong: par >= 5 }).className;
const label = css({ fill: '$colors$sage', fontSize: '.8125rem', '@forced': { fill: 'CanvasText' } });
const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1.25rem',
  marginTop: '.5rem',
  color: '$sage',
  fontSize: '$xs',
  '& span': { display: 'flex', alignItems: 'center', gap: '$2' },
});
