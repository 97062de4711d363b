import { engineNames } from '#tools/browsers/names.ts';
import { html, type Html } from './html.ts';
import type { FlowReport, ReportedPath } from './reported.ts';
import { engineTitles, levelNames } from './words.ts';

/**
 * Returns the searchable text of a row in lower case: names in both languages, the section of the specification,
 * states, events, sentences and messages.
 */
export const wordsOf = ({ name, machine, about, screens, transitions, paths }: FlowReport): string =>
  wordsIn([
    name,
    machine,
    about.ko,
    about.en,
    about.spec,
    ...Object.values(screens),
    ...transitions.flatMap(({ source, event, target }) => [source, event, target]),
    ...paths.flatMap(textsOf),
  ]);

export const pathWords = ({ about, screens }: FlowReport, path: ReportedPath): string =>
  wordsIn([
    path.id,
    about.ko,
    about.en,
    about.spec,
    ...path.steps.flatMap(({ event, states }) => [event, ...states, ...states.map((state) => screens[state] ?? '')]),
    ...textsOf(path),
  ]);

const textsOf = ({ sentence, steps }: ReportedPath) => [
  sentence.ko,
  sentence.en,
  ...steps.flatMap(({ messages }) => messages),
];
const wordsIn = (texts: readonly string[]) => [...new Set(texts)].join(' ').toLowerCase();

/** Returns each result as `level engine result`, for the filters. */
export const verdictsIn = (paths: readonly ReportedPath[]): string =>
  [
    ...new Set(
      paths.flatMap(({ verdicts }) =>
        verdicts.map(
          ({ level, browser, failure }) =>
            `${level} ${browser?.engine ?? '-'} ${failure === null ? 'passed' : 'failed'}`,
        ),
      ),
    ),
  ].join(',');

/** Renders a search field, and selections of flow, level, engine and result. */
export const filters = (flows: readonly FlowReport[]): Html => html`<div class="filters">
<div><label for="search">흐름, 문장, 메시지, 사건, 사양 문단 찾기</label>
<input type="search" id="search" autocomplete="off"></div>
${choice(
  'flow',
  '흐름',
  flows.map(({ name, about }) => ({ value: name, text: about.ko })),
)}
${choice(
  'level',
  '수준',
  Object.entries(levelNames).map(([value, text]) => ({ value, text })),
)}
${choice(
  'engine',
  '엔진',
  engineNames.map((value) => ({ value, text: engineTitles[value] })),
)}
${choice('result', '결과', [
  { value: 'passed', text: '통과' },
  { value: 'failed', text: '실패' },
])}
</div>
<p class="soft" role="status" id="found"></p>`;

const choice = (
  id: string,
  label: string,
  options: readonly { value: string; text: string }[],
): Html => html`<div><label for="${id}">${label}</label>
<select id="${id}"><option value="">모두</option>${options.map(({ value, text }) => html`<option value="${value}">${text}</option>`)}</select></div>`;

export const search = `
const controls = Object.fromEntries(['search', 'flow', 'level', 'engine', 'result'].map((id) => [id, document.getElementById(id)]));
const rows = [...document.querySelectorAll('[data-words]')];
const isWanted = ({ words, flow, verdicts }, wanted) => words.includes(wanted.search) && (!wanted.flow || flow === wanted.flow)
  && (!(wanted.level || wanted.engine || wanted.result) || verdicts.split(',').some((verdict) => {
    const [level, engine, result] = verdict.split(' ');
    return (!wanted.level || level === wanted.level) && (!wanted.engine || engine === wanted.engine) && (!wanted.result || result === wanted.result);
  }));
const narrow = () => {
  const wanted = Object.fromEntries(Object.entries(controls).map(([id, { value }]) => [id, value.trim().toLowerCase()]));
  for (const row of rows) row.hidden = !isWanted(row.dataset, wanted);
  const [flows, paths] = [false, true].map((isPath) => rows.filter((row) => !row.hidden && ('path' in row.dataset) === isPath).length);
  document.getElementById('found').textContent = Object.values(wanted).some(Boolean) ? '흐름 ' + flows + '개, 경로 ' + paths + '개 찾음' : '';
};
for (const control of Object.values(controls)) control.addEventListener('input', narrow);
narrow();
`;
