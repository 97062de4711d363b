import { listDay } from '#contract/shared/day.ts';
import { formatNumber } from '#src/ui/foundation/format-number.ts';
import { Drawing, Figure } from './overview-style.ts';

type Count = { readonly day: string; readonly count: number };

const height = 48;
const step = 12;
const barWidth = 8;

/** Bars of a number by day, oldest first, with the same in words; the exact numbers are in the table beside it. */
export function DayChart({ title, counts }: { title: string; counts: readonly Count[] }) {
  const highest = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <Figure>
      <figcaption>
        {title} <strong>{formatNumber(counts.reduce((sum, { count }) => sum + count, 0))}건</strong>
      </figcaption>
      <Drawing
        viewBox={`0 0 ${counts.length * step} ${height + 1}`}
        role="img"
        aria-label={describe(title, counts)}
        preserveAspectRatio="none"
      >
        {counts.map(({ day, count }, index) => {
          const barHeight = (count / highest) * height;
          return <rect key={day} x={index * step + 2} y={height - barHeight} width={barWidth} height={barHeight + 1} />;
        })}
      </Drawing>
    </Figure>
  );
}

/** Returns what the chart shows: the range of days, and the day with the most. */
function describe(title: string, counts: readonly Count[]): string {
  const [first] = counts;
  const last = counts.at(-1);
  if (!first || !last) return `${title}: 표시할 날짜가 없습니다.`;
  const most = counts.reduce((one, other) => (other.count > one.count ? other : one));
  const range = `${listDay(first.day)}부터 ${listDay(last.day)}까지`;
  return most.count === 0
    ? `${title}: ${range} 없습니다.`
    : `${title}: ${range}, 가장 많은 날은 ${listDay(most.day)} ${formatNumber(most.count)}건입니다.`;
}
