import { setup } from 'xstate';
import { expect, test } from 'vitest';
import type { Level, PathRecord } from '../paths/path-record.ts';
import type { Mutant } from '../mutants/mutant.ts';
import { say } from '../words/phrase.ts';
import { flowPage } from './flow-page.ts';
import { reportOf } from './model.ts';
import { requirementsPage } from './requirements-page.ts';
import { plainResult, type LevelResult } from './result.ts';

const machine = setup({}).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { opened: 'open' } }, open: { on: { closed: 'shut' } } },
});
const opening = 'door.shut · opened → door.open';
const closing = 'door.open · closed → door.shut';
const step = (event: string, states: string[], ...taken: string[]): PathRecord['steps'][number] => ({
  event,
  states,
  taken,
  data: {},
  messages: [],
});
const walked = (level: Level, ...steps: PathRecord['steps']): LevelResult => ({
  level,
  tests: [{ ...plainResult('door', 'a path', null), path: { level, machine: 'door', title: '', steps } }],
});
const start = step('xstate.init', ['shut']);
const mutant = (killedBy: Mutant['killedBy'], killer: string | null): Mutant => ({
  start: 0,
  end: 1,
  line: 7,
  change: 'StringLiteral',
  replacement: '"<>"',
  killedBy,
  test: killer,
});
const [killed, killedRendered, survived] = [
  mutant('machine', 'a journey'),
  mutant('rendered', null),
  mutant(null, null),
];

const report = reportOf({
  name: 'door',
  machine,
  words: {
    opened: say('문을 연다', 'the user opens the door'),
    closed: say('문을 닫는다', 'the user closes the door'),
  },
  results: [
    walked('machine', start, step('opened', ['open'], opening), step('closed', ['shut'], closing)),
    walked('rendered', start, step('opened', ['open'], opening)),
  ],
  requirements: new Map([
    [opening, ['000 §2 1', '001 §4 3']],
    [closing, ['000 §2 1']],
  ]),
  mutants: {
    at: '2026-11-26T14:30:00Z',
    transitions: new Map([
      [opening, [killed, killedRendered]],
      [closing, [survived]],
    ]),
    others: [killed],
  },
});
const sentence = (id: string, text: string, flows: readonly string[], tests = '') => ({
  id,
  sentence: text,
  flows,
  code: '',
  tests,
});
const page = requirementsPage(
  [
    sentence('000 §2 1', 'Doors <open>', ['door'], "`a.test.ts: 'it opens'`"),
    sentence('000 §2 2', 'Walls stand', []),
    sentence('001 §4 3', 'A door opens', ['door', 'gate']),
  ],
  {
    flows: [report],
    levels: ['machine', 'rendered'],
    failedJourneys: new Map([['door', ['it opens', 'it shuts']]]),
  },
);

/** Returns the cells of each row of a table, without markup. */
const rowsOf = (markup: string, caption: string): (readonly string[])[] => {
  const [, table = ''] = new RegExp(`<caption>${caption}</caption>([^]*?)</table>`).exec(markup) ?? [];
  return [...table.matchAll(/<tr[^>]*>([^]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>([^]*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, '').trim()),
  );
};

test('each paragraph has its sentences, their transitions, and the coverage of these at each level', () =>
  expect(rowsOf(page, '문단마다 문장, 전이나 다른 시험이 있는 문장, 밟은 전이')).toEqual([
    ['문단', '문장', '전이가 있는 문장', '다른 시험이 있는 문장', '전이', '기계', '화면', '변이'],
    ['000 §2', '2', '1', '1', '2', '2 / 2', '1 / 2', '2 / 3'],
    ['001 §4', '1', '1', '0', '1', '1 / 1', '1 / 1', '2 / 2'],
  ]));

test('each sentence names its flows, counts the cited tests outside of flows, and names its journeys that do not pass', () =>
  expect(rowsOf(page, '문장마다 그것을 보이는 흐름과 밟은 전이')).toEqual([
    ['번호', '문장', '흐름', '다른 시험', '전이', '기계', '화면', '변이'],
    ['000 §2 1', 'Doors &lt;open&gt;✗ it opens', 'door', '1', '2', '2 / 2', '1 / 2', '2 / 3'],
    ['000 §2 2', 'Walls stand', '', '0', '–', '–', '–', '–'],
  ]));

test('each transition leads to its sentences and counts its mutants', () => {
  const [, ...rows] = rowsOf(flowPage(report, ''), '선언된 전이 2개와, 그것을 밟은 첫 경로');
  expect(rows.map((row) => row.slice(-2))).toEqual([
    ['000 §2 1\n001 §4 3', '2 / 2'],
    ['000 §2 1', '0 / 1'],
  ]);
  expect(flowPage(report, '')).toContain('<a href="requirements.html#000-2-1">000 §2 1</a>');
  expect([page.includes('<tr id="000-2-1">'), page.includes('<h2 id="001-4">')]).toEqual([true, true]);
});

test('the mutants of a transition are listed, survivors first, and colour its arrow', () => {
  const [, section = ''] = /<h2 id="mutants">변이<\/h2>([^]*?)<h2>/.exec(flowPage(report, '')) ?? [];
  expect([...section.matchAll(/<li>([^]*?)<\/li>/g)].map(([, line = '']) => line.replaceAll(/<[^>]+>/g, ''))).toEqual([
    '7행 StringLiteral → &quot;&lt;&gt;&quot; ✓ 화면 시간이 다 됨',
    '7행 StringLiteral → &quot;&lt;&gt;&quot; ✓ 기계 a journey',
    '7행 StringLiteral → &quot;&lt;&gt;&quot; ✗ 살아남음',
    '7행 StringLiteral → &quot;&lt;&gt;&quot; ✓ 기계 a journey',
  ]);
  expect([opening, closing].map((key) => report.tints.get(key))).toEqual([
    ['machine-taken', 'rendered-taken', 'all-taken', 'mutants-taken'],
    ['machine-taken', 'rendered-missed', 'all-missed', 'mutants-failed'],
  ]);
});

test('without mutants there is no choice of them', () =>
  expect(flowPage(reportOf({ name: 'door', machine, words: {}, results: [] }), '')).not.toContain('변이'));
