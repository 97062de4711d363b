import type { Level } from '../paths/path-record.ts';
import { html, type Html } from './html.ts';
import type { FlowReport } from './reported.ts';
import { wide } from './page.ts';
import type { RunInfo } from './result.ts';
import { browserTitle, dateOf, levelNames, runTitle } from './words.ts';

/**
 * Lists, for each level, the runs that its results come from: time, commit, browsers and seed. A partial run does not
 * replace other results.
 */
export function runsTable(flows: readonly FlowReport[], levels: readonly Level[]): Html {
  const ran = levels.flatMap((level) => runsAt(flows, level));
  if (ran.length === 0) return html``;
  return wide(
    '실행 표',
    html`<table>
<caption>결과가 나온 실행</caption>
<thead><tr><th scope="col">수준</th><th scope="col">때</th><th scope="col">커밋</th><th scope="col">브라우저</th><th scope="col">난수 씨앗</th><th scope="col" class="number">경로</th></tr></thead>
<tbody>
${ran.map(({ level, run, browsers, paths }) => html`<tr><th scope="row">${levelNames[level]}</th><td>${dateOf(run.at)}</td><td><code>${runTitle(run)}</code></td><td>${browsers.join(', ') || '–'}</td><td>${run.seed ?? '무작위'}</td><td class="number">${paths}</td></tr>`)}
</tbody>
</table>`,
  );
}

function runsAt(
  flows: readonly FlowReport[],
  level: Level,
): { level: Level; run: RunInfo; browsers: string[]; paths: number }[] {
  const verdicts = flows.flatMap(({ paths }) =>
    paths.flatMap((path) => path.verdicts.filter((verdict) => verdict.level === level)),
  );
  const runs = new Map(verdicts.flatMap(({ run }) => (run ? [[run.at, run] as const] : [])));
  return [...runs.values()]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map((run) => {
      const runVerdicts = verdicts.filter((verdict) => verdict.run?.at === run.at);
      return {
        level,
        run,
        browsers: [...new Set(runVerdicts.flatMap(({ browser }) => (browser ? [browserTitle(browser)] : [])))],
        paths: runVerdicts.length,
      };
    });
}
