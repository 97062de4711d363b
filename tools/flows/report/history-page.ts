import { html, type Html } from './html.ts';
import { flakyTests, trendOf, type LevelTrend, type PastRun } from './history.ts';
import { pageOf, wide } from './page.ts';
import { dateOf, levelNames, runTitle, share } from './words.ts';

/** The number of runs that are charted and listed. */
const maxRuns = 60;

/** Renders coverage, durations and flaky tests of the stored runs, the latest first. */
export function historyPage(runs: readonly PastRun[]): string {
  const latest = runs.toSorted((one, other) => other.run.at.localeCompare(one.run.at)).slice(0, maxRuns);
  return pageOf({
    title: '이력 · 흐름 지도',
    body: html`<nav aria-label="위치"><a href="index.html">흐름 지도</a></nav>
<h1>이력</h1>
<p class="lead">실행 ${runs.length}번의 결과입니다.</p>
<h2>걸린 시간</h2>
${wide('수준마다 걸린 시간 그림', chartOf(latest.toReversed()))}
<h2>실행</h2>
${wide(
  '실행 표',
  html`<table>
<caption>실행마다 밟은 전이, 통과한 시험, 시험 시간의 합</caption>
<thead><tr><th scope="col">때</th><th scope="col">커밋</th><th scope="col">수준</th><th scope="col" class="number">전이</th><th scope="col" class="number">시험</th><th scope="col" class="number">분</th></tr></thead>
<tbody>
${latest.flatMap((past) => trendOf(past).map((trend) => rowOf(past, trend)))}
</tbody>
</table>`,
)}
<h2>불안정한 시험</h2>
${flakyOf(runs)}`,
  });
}

const rowOf = ({ run, isWhole }: PastRun, { level, taken, declared, passed, total, minutes }: LevelTrend): Html =>
  html`<tr><th scope="row">${dateOf(run.at)}</th><td><code>${runTitle(run)}</code></td><td>${levelNames[level]}${isWhole ? '' : ' (일부 경로)'}</td><td class="number">${share(taken, declared)}</td><td class="number">${share(passed, total)}</td><td class="number">${minutes.toFixed(1)}</td></tr>`;

function flakyOf(runs: readonly PastRun[]): Html {
  const flaky = flakyTests(runs);
  if (flaky.length === 0) return html`<p class="soft">같은 커밋에서 통과하기도 실패하기도 한 시험이 없습니다.</p>`;
  return wide(
    '불안정한 시험 표',
    html`<table>
<caption>같은 커밋에서 통과하기도 실패하기도 한 시험</caption>
<thead><tr><th scope="col">시험</th><th scope="col">수준</th><th scope="col">브라우저</th><th scope="col" class="number">통과</th><th scope="col" class="number">실패</th></tr></thead>
<tbody>
${flaky.map(({ flow, level, browser, test, passed, failed }) => html`<tr><th scope="row"><a href="${flow}.html#${test}">${test}</a></th><td>${levelNames[level]}</td><td>${browser}</td><td class="number">${passed}</td><td class="number">${failed}</td></tr>`)}
</tbody>
</table>`,
  );
}

const size = { width: 640, height: 160, left: 44, bottom: 20 };

/** Renders a line for each level: the sum of its tests' minutes in each run. */
function chartOf(runs: readonly PastRun[]): Html {
  const trends = runs.map(trendOf);
  const maxMinutes = Math.max(0.1, ...trends.flat().map(({ minutes }) => minutes));
  const x = (index: number) => size.left + (index * (size.width - size.left - 80)) / Math.max(1, runs.length - 1);
  const y = (minutes: number) => 8 + (1 - minutes / maxMinutes) * (size.height - size.bottom - 8);
  const levels = [...new Set(trends.flat().map(({ level }) => level))];
  return html`<svg class="trend" role="img" aria-label="실행마다 수준별 시험 시간(분)" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">
<path class="axis" d="M${size.left} 8V${size.height - size.bottom}H${size.width - 80}"/>
<text x="4" y="14">${maxMinutes.toFixed(1)}분</text><text x="4" y="${size.height - size.bottom}">0분</text>
${levels.map((level) => {
  const points = trends.flatMap((trend, index) =>
    trend.filter((one) => one.level === level).map(({ minutes }) => ({ x: x(index), y: y(minutes) })),
  );
  const last = points.at(-1) ?? { x: 0, y: 0 };
  return html`<g class="level-${level}"><polyline points="${points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(' ')}"/>${points.map((point) => html`<circle cx="${point.x.toFixed(1)}" cy="${point.y.toFixed(1)}" r="2.5"/>`)}<text x="${(last.x + 8).toFixed(1)}" y="${(last.y + 4).toFixed(1)}">${levelNames[level]}</text></g>`;
})}
</svg>`;
}
