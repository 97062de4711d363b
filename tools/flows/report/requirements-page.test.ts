import { setup } from 'xstate';
import { expect, test } from 'vitest';
import type { Level, PathRecord } from '../paths/path-record.ts';
import { say } from '../words/phrase.ts';
import { flowPage } from './flow-page.ts';
import { reportOf } from './model.ts';
import { requirementsOf } from './requirements.ts';
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
    {
      level: 'machine',
      tests: [plainResult('door', 'a door > it opens', 'stuck'), plainResult('door', 'it shuts', 'stuck')],
    },
  ],
  requirements: new Map([
    [opening, ['000 §2 1', '001 §4 3']],
    [closing, ['000 §2 1']],
  ]),
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
    ['문단', '문장', '전이가 있는 문장', '다른 시험이 있는 문장', '전이', '기계', '화면'],
    ['000 §2', '2', '1', '1', '2', '2 / 2', '1 / 2'],
    ['001 §4', '1', '1', '0', '1', '1 / 1', '1 / 1'],
  ]));

test('each sentence names its flows, counts the cited tests outside of flows, and names its journeys that do not pass', () =>
  expect(rowsOf(page, '문장마다 그것을 보이는 흐름과 밟은 전이')).toEqual([
    ['번호', '문장', '흐름', '다른 시험', '전이', '기계', '화면'],
    ['000 §2 1', 'Doors &lt;open&gt;✗ it opens', 'door', '1', '2', '2 / 2', '1 / 2'],
    ['000 §2 2', 'Walls stand', '', '0', '–', '–', '–'],
  ]));

test('each transition leads to its sentences', () => {
  const [, ...rows] = rowsOf(flowPage(report, ''), '선언된 전이 2개와, 그것을 밟은 첫 경로');
  expect(rows.map((row) => row.at(-1))).toEqual(['000 §2 1\n001 §4 3', '000 §2 1']);
  expect(flowPage(report, '')).toContain('<a href="requirements.html#000-2-1">000 §2 1</a>');
  expect([page.includes('<tr id="000-2-1">'), page.includes('<h2 id="001-4">')]).toEqual([true, true]);
});

test('a transition implements the sentences that cite a hand-written test of its flow which takes it', () => {
  const journey = { title: 'it opens', machine: 'door', taken: [opening] };
  const sentences = [
    sentence('000 §2 1', 'Doors', ['door'], "`door.test.ts: 'it opens'`"),
    sentence('000 §2 2', 'Walls', [], "`wall.test.ts: 'it opens'`"),
  ];
  const tests = [{ ...plainResult('door', 'a door > it opens', null), journey }];
  expect(requirementsOf(machine, sentences, tests, (flow) => `${flow}.test.ts`)).toEqual(
    new Map([
      [opening, ['000 §2 1']],
      [closing, []],
    ]),
  );
});
