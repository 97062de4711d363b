import { useId } from 'react';
import { Icon } from '../foundation/Icon.tsx';
import { barsOf, describeMonths, type Month, seriesTotals, totalOf } from './month-chart.ts';
import { Figure, Figures, FiguresTable, Heading, Legend, seriesClass } from './month-chart-style.ts';
import { MonthDrawing } from './MonthDrawing.tsx';
import { WideTable } from '../page/ServedHtml.tsx';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';
import { formatNumber } from '../foundation/format-number.ts';

export type MonthChartProps = {
  title: string;
  /** At the end of the title's line, such as the range of the months. */
  note?: string;
  /** Up to eighteen, one after the other. */
  months: readonly Month[];
  /** Names of the series, five at most. A single series is drawn as hairlines with a dot. */
  series: readonly string[];
};

/** Rounds per month: a drawing, a text alternative, and the figures as a table. */
export function MonthChart({ title, note, months, series }: MonthChartProps) {
  const id = useId();
  const isStacked = series.length > 1;
  const drawing = { bars: barsOf(months), isStacked, labelledBy: `${id}-title`, describedBy: `${id}-words` };
  return (
    <Figure>
      <Heading>
        <span id={`${id}-title`}>{title}</span>
        {note && <span>{note}</span>}
      </Heading>
      <MonthDrawing form="wide" {...drawing} />
      <MonthDrawing form="narrow" {...drawing} />
      <VisuallyHidden id={`${id}-words`}>{describeMonths(series, months)}</VisuallyHidden>
      {isStacked && <SeriesLegend series={series} months={months} />}
      <Figures>
        <summary>
          표로 보기
          <Icon name="down" size="small" />
        </summary>
        <WideTable label={title}>
          <FiguresTable>
            <MonthTable title={title} series={series} months={months} />
          </FiguresTable>
        </WideTable>
      </Figures>
    </Figure>
  );
}

type Counts = Pick<MonthChartProps, 'months' | 'series'>;

function SeriesLegend({ series, months }: Counts) {
  const totals = seriesTotals(series, months);
  return (
    <Legend>
      {series.map((name, index) => (
        <li key={name}>
          <svg viewBox="0 0 8 14" aria-hidden="true">
            <rect className={seriesClass(index)} x=".5" y=".5" width="7" height="13" />
          </svg>
          {name} <span>{formatNumber(totals[index] ?? 0)}회</span>
        </li>
      ))}
    </Legend>
  );
}

function MonthTable({ title, series, months }: Counts & { title: string }) {
  const isSummed = series.length > 1;
  return (
    <table data-figures="">
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">월</th>
          {series.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {isSummed && <th scope="col">합계</th>}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.key}>
            <th scope="row">{month.key}</th>
            {series.map((name, index) => (
              <td key={name}>{formatNumber(month.values[index] ?? 0)}</td>
            ))}
            {isSummed && <td>{formatNumber(totalOf(month))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
