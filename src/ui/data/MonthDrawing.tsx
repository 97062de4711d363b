import { type Bar, chartHeights as heights } from './month-chart.ts';
import { Axis, Drawing, EmptyDot, Lollipop, MonthName, Peak, seriesClass } from './month-chart-style.ts';
import { formatNumber } from '../foundation/format-number.ts';

/**
 * By form: the unit after the number of a month, the thickness of a stack, and the width of the longest month label in
 * characters.
 */
const forms = {
  wide: { unit: '월', thickness: 8, characters: 2.25 },
  narrow: { unit: '', thickness: 6, characters: 1.3 },
} as const;

type MonthDrawingProps = {
  form: keyof typeof forms;
  bars: readonly Bar[];
  isStacked: boolean;
  labelledBy: string;
  describedBy: string;
};

/** Also shows the years if there are more than twelve months, as the name of a month may then occur twice. */
export function MonthDrawing({ form, bars, isStacked, labelledBy, describedBy }: MonthDrawingProps) {
  const { unit, thickness, characters } = forms[form];
  const hasYears = bars.length > 12;
  const fontSize = fittingFontSize(100 / characters / bars.length);
  return (
    <Drawing
      form={form}
      height={hasYears ? heights.wholeWithYears : heights.whole}
      role="img"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      <Axis x1="0" x2="100%" y1={heights.axis} y2={heights.axis} />
      {bars.map((bar) => (
        <svg key={bar.key} x={`${(100 * bar.middle).toFixed(3)}%`} overflow="visible">
          {isStacked ? <Stack bar={bar} thickness={thickness} /> : <Stem bar={bar} />}
          {bar.isPeak && <Peak y={bar.top - (isStacked ? 10 : 14)}>{formatNumber(bar.total)}</Peak>}
          <MonthName y={heights.label} isPeak={bar.isPeak} style={{ fontSize }}>
            {bar.month}
            {unit}
          </MonthName>
          {hasYears && bar.isYearsFirst && (
            <MonthName y={heights.year} style={{ fontSize: fittingFontSize(100 / bars.length) }}>
              {bar.year}
            </MonthName>
          )}
        </svg>
      ))}
    </Drawing>
  );
}

/** Font size of small text, reduced to `share` percent of the width of the drawing if that is less. */
const fittingFontSize = (share: number) => `max(11px, min(.8125rem, ${share.toFixed(2)}cqi))`;

function Stem({ bar: { top, total, isPeak } }: { bar: Bar }) {
  if (total === 0) return <EmptyDot cy={heights.axis} r={2} />;
  return (
    <Lollipop isPeak={isPeak}>
      <line y1={heights.axis} y2={top} />
      <circle cy={top} r={isPeak ? 4.5 : 3} />
    </Lollipop>
  );
}

/** The stroke of each segment lies within its height, with a gap of one pixel above it. */
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
