import { setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { EngineName, WidthName } from '#tests/engines/names.ts';
import type { Level, WalkedPath } from '../../lib/walked.ts';
import { flowPage } from './flow-page.ts';
import { indexPage } from './index-page.ts';
import { junitOf } from './junit.ts';
import { isProven, reportOf } from './model.ts';
import type { LevelResult, TestResult } from './result.ts';

const machine = setup({}).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { opened: 'open.wide' } }, open: { initial: 'wide', on: { closed: 'shut' }, states: { wide: {} } } },
});
const opening = 'door.shut · opened → door.open.wide';
const closing = 'door.open · closed → door.shut';
const begin = { event: 'xstate.init', states: ['shut'], taken: [] };
const open = { event: 'opened', states: ['open.wide'], taken: [opening] };
const shut = { event: 'closed', states: ['shut'], taken: [closing] };
const words = { opened: { ko: '문을 연다', en: 'the door is opened' }, closed: { ko: '문을 닫는다', en: 'the door is closed' } };

const walked = (level: Level, steps: WalkedPath['steps'], failure: string | null = null, pictures: readonly string[] = []): TestResult => ({
  flow: 'door', name: 'a path', milliseconds: 5, failure, pictures, property: null, expiry: null, browser: null, path: { level, machine: 'door', title: String(steps.length), steps },
});
const judged: TestResult = { flow: 'door', name: 'is <shut> once', milliseconds: 1, failure: null, path: null, pictures: [], property: { machine: 'door', name: 'is <shut> once', states: 7 }, expiry: null, browser: null };
const told = (...results: LevelResult[]) => reportOf({ name: 'door', machine, words, results });

describe('a flow is proven', () => {
  test('when each level took all that is declared', () => {
    const report = told({ level: 'machine', tests: [walked('machine', [begin, open, shut])] }, { level: 'rendered', tests: [walked('rendered', [begin, open, shut])] });
    expect([isProven(report), report.levels]).toEqual([true, [
      { level: 'machine', declared: 2, taken: 2, missed: [] },
      { level: 'rendered', declared: 2, taken: 2, missed: [] },
    ]]);
    expect(report.paths.map(({ id, verdicts }) => [id, verdicts.map(({ level }) => level)])).toEqual([['path-1', ['machine', 'rendered']]]);
    expect(report.seen).toEqual({ taken: new Set([opening, closing]), entered: new Set(['door.shut', 'door', 'door.open.wide', 'door.open']) });
  });

  test('not when one level left something out', () => {
    const report = told({ level: 'machine', tests: [walked('machine', [begin, open, shut])] }, { level: 'rendered', tests: [walked('rendered', [begin, open])] });
    expect([isProven(report), report.levels.map(({ missed }) => missed)]).toEqual([false, [[], [closing]]]);
    expect(report.transitions.map(({ key, takenBy }) => [key, takenBy])).toEqual([
      [opening, [{ level: 'machine', path: 'path-1' }, { level: 'rendered', path: 'path-2' }]],
      [closing, [{ level: 'machine', path: 'path-1' }]],
    ]);
  });

  test('not by a path that failed', () => {
    const report = told({ level: 'machine', tests: [walked('machine', [begin, open, shut], 'stuck')] });
    expect([isProven(report), report.levels.map(({ taken }) => taken), report.failures]).toEqual([false, [0], [{ level: 'machine', test: 'a path', message: 'stuck' }]]);
  });

  test('not when a property fails though all is taken', () => {
    const report = told({ level: 'machine', tests: [walked('machine', [begin, open, shut]), { ...judged, failure: 'broken' }] });
    expect([isProven(report), report.properties]).toEqual([false, [{ name: 'is <shut> once', states: 7, failure: 'broken' }]]);
  });

  test('when what is missing in the browser is excused there, and there only', () => {
    const half = (level: Level) => reportOf({ name: 'door', machine, words, results: [{ level, tests: [walked(level, [begin, open])] }], excuses: { [closing]: 'Nobody closes it.' } });
    expect([half('browser'), half('rendered')].map((report) => [isProven(report), report.levels])).toEqual([
      [true, [{ level: 'browser', declared: 1, taken: 1, missed: [] }]],
      [false, [{ level: 'rendered', declared: 2, taken: 1, missed: [closing] }]],
    ]);
    expect(flowPage(half('browser'), '')).toContain('<td class="soft" lang="en">Nobody closes it.</td>');
  });

  test('not when a level ran nothing', () => expect(isProven(told({ level: 'machine', tests: [] }))).toBe(false));
});

describe('an expiry', () => {
  const met = (level: Level, state: string | null, at: string | null, reason: string | null, failure: string | null = null): TestResult => ({
    ...judged, property: null, failure, expiry: { level, machine: 'door', kind: 'session', state, at, reason },
  });
  const report = told(
    { level: 'machine', tests: [met('machine', 'open.wide', 'open.wide', null), met('machine', 'shut', null, 'nobody is <in>')] },
    { level: 'rendered', tests: [met('rendered', 'open.wide', 'open.wide', null, 'lost')] },
  );

  test('that several levels met stands once, with the verdict of each', () =>
    expect(report.expiries).toEqual([
      { kind: 'session', state: 'open.wide', at: 'open.wide', reason: null, verdicts: [{ level: 'machine', failure: null }, { level: 'rendered', failure: 'lost' }] },
      { kind: 'session', state: 'shut', at: null, reason: 'nobody is <in>', verdicts: [{ level: 'machine', failure: null }] },
    ]));

  test('is told on the page of its flow by state and kind, and counted in the index where it matters', () => {
    const page = flowPage(report, '');
    expect(page).toContain('<tr><th scope="row"><code>open.wide</code></th><td class="soft">–</td>\n<td><code>open.wide</code> <span class="soft">기계</span> <span class="passed">✓ 통과</span> \n<span class="soft">화면</span> <span class="failed">✗ 실패</span> </td>');
    expect(page).toContain('<td class="soft" lang="en">nobody is &lt;in&gt;</td>');
    expect(indexPage([report], ['machine'])).toContain('<td class="number">0</td><td class="number"><span class="failed">0 / 1</span></td>');
  });

  test('fails the flow where it was not come back from', () => expect(isProven(report)).toBe(false));
});

describe('each engine at each width', () => {
  const inBrowser = (engine: EngineName, width: WidthName, failure: string | null = null): TestResult => ({ ...walked('browser', [begin, open, shut], failure), browser: { engine, width } });
  const report = told({ level: 'browser', tests: [inBrowser('webkit', 'phone', 'stuck'), inBrowser('chromium', 'desktop'), inBrowser('webkit', 'phone')] });

  test('has its tests counted, in the order of the list', () =>
    expect(report.browsers).toEqual([
      { engine: 'chromium', width: 'desktop', passed: 1, total: 1, milliseconds: 5 },
      { engine: 'webkit', width: 'phone', passed: 1, total: 2, milliseconds: 10 },
    ]));

  test('has a column of the table, with one row for each flow', () => {
    const page = indexPage([report], ['browser']);
    expect(page).toContain('<th scope="col" class="number">Chromium 데스크톱</th>\n<th scope="col" class="number">WebKit 휴대폰</th>');
    expect(page).toContain('<td class="number"><span class="passed">1 / 1</span></td>\n<td class="number"><span class="failed">1 / 2</span></td>');
  });

  test('fails the flow where one test of one browser fails', () => expect(isProven(report)).toBe(false));
});

describe('the pages', () => {
  const results: LevelResult[] = [{ level: 'machine', tests: [walked('machine', [begin, open]), judged] }];
  const report = told(...results);

  test('tell each path in both languages, and name what was not taken', () => {
    const page = flowPage(report, '<svg></svg>');
    expect(page).toContain('<p>문을 연다.</p>\n<p lang="en" class="soft">The door is opened.</p>');
    expect(page).toContain('<code>closed</code></td><td><code></code></td><td><code>door.shut</code></td><td><code></code></td><td class="failed">밟지 않음</td>');
  });

  test('show the screens of a path that the browser walked, whichever level walked it first', () => {
    const page = flowPage(told({ level: 'machine', tests: [walked('machine', [begin, open])] }, { level: 'browser', tests: [walked('browser', [begin, open], null, ['0.jpg', '1.jpg'])] }), '');
    expect([...page.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)].map(([, ...shown]) => shown)).toEqual([['0.jpg', '1번째 걸음 뒤의 화면'], ['1.jpg', '2번째 걸음 뒤의 화면']]);
  });

  test('escape what they are given, but for the diagram', () => {
    const page = flowPage(report, '<svg></svg>');
    expect([page.includes('is &lt;shut&gt; once'), page.includes('<shut>'), page.includes('<svg></svg>')]).toEqual([true, false, true]);
  });

  test('fetch nothing from anywhere', () => {
    const pages = flowPage(report, '<svg></svg>') + indexPage([report], ['machine']);
    expect([...pages.matchAll(/\b(?:src|href)="(?!#)([^"]*)"/g)].map(([, address]) => address)).toEqual(['data:,', 'index.html', 'data:,', 'door.html']);
  });

  test('the index adds up the levels, and knows the words of each flow', () => {
    const page = indexPage([report, report], ['machine']);
    expect(page).toContain('<span class="failed">2 / 4</span>');
    expect(page).toContain('data-words="door door.shut opened door.open.wide door.open closed 문을 연다. the door is opened."');
  });

  test('JUnit counts what was not taken as a failure', () =>
    expect(junitOf([report], results)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
<testsuite name="door, machine" tests="3" failures="1">
<testcase classname="door, machine" name="a path" time="0.005"></testcase>
<testcase classname="door, machine" name="is &lt;shut&gt; once" time="0.001"></testcase>
<testcase classname="door, machine" name="all that is declared was taken" time="0.000"><failure>${closing}</failure></testcase>
</testsuite>
</testsuites>
`));
});
