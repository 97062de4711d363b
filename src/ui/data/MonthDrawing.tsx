import { type Bar, chartHeights as heights } from './month-chart.ts';
import { Axis, Drawing, EmptyDot, Lollipop, MonthName, Peak, seriesClass } from './month-chart-style.ts';
import { written } from '../foundation/written.ts';

/** The label of a month, the thickness of its stack, and the maximum number of characters in its name. */
const forms = {
  wide: { unit: '월', thickness: 8, letters: 2.25 },
  narrow: { unit: '', thickness: 6, letters: 1.3 },
} as const;

type MonthDrawingProps = {
  form: keyof typeof forms;
  bars: readonly Bar[];
  isStacked: boolean;
  labelledBy: string;
  describedBy: string;
};

/** Over more than a year a month's name may occur twice: then the years are shown, too. */
export function MonthDrawing({ form, bars, isStacked, labelledBy, describedBy }: MonthDrawingProps) {
  const { unit, thickness, letters } = forms[form];
  const hasYears = bars.length > 12;
  const fontSize = fitting(100 / letters / bars.length);
  return (
    <Drawing form={form} height={hasYears ? heights.wholeWithYears : heights.whole} role="img" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <Axis x1="0" x2="100%" y1={heights.axis} y2={heights.axis} />
      {bars.map((bar) => (
        <svg key={bar.key} x={`${(100 * bar.middle).toFixed(3)}%`} overflow="visible">
          {isStacked ? <Stack bar={bar} thickness={thickness} /> : <Stem bar={bar} />}
          {bar.isPeak && <Peak y={bar.top - (isStacked ? 10 : 14)}>{written(bar.total)}</Peak>}
          <MonthName y={heights.label} isPeak={bar.isPeak} style={{ fontSize }}>
            {bar.month}
            {unit}
          </MonthName>
          {hasYears && bar.isYearsFirst && (
            <MonthName y={heights.year} style={{ fontSize: fitting(100 / bars.length) }}>
              {bar.year}
            </MonthName>
          )}
        </svg>
      ))}
    </Drawing>
  );
}

/** The size of small letters, less where so many hundredths of the drawing's width are all the room they have. */
const fitting = (share: number) => `max(11px, min(.8125rem, ${share.toFixed(2)}cqi))`;

function Stem({ bar: { top, total, isPeak } }: { bar: Bar }) {
  if (total === 0) return <EmptyDot cy={heights.axis} r={2} />;
  return (
    <Lollipop isPeak={isPeak}>
      <line y1={heights.axis} y2={top} />
      <circle cy={top} r={isPeak ? 4.5 : 3} />
    </Lollipop>
  );
}

/** Each segment's edge lies inside of it, and a pixel of air over it. */
function Stack({ bar: { segments, total }, thickness }: { bar: Bar; thickness: number }) {
  if (total === 0) return <EmptyDot cy={heights.axis} r={2} />;
  return segments.map(({ series, top, height }) => (
    <rect
      key={series}
      className={seriesClass(series)}
      x={0.5 - thickness / 2}
      y={top + 1.5}
      width={thickness - 1}
      height={Math.max(height - 2, 0)}
    />
  ));
}
