import { setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { EngineName, WidthName } from '#tools/browsers/names.ts';
import type { Level, PathRecord, Source } from '../paths/path-record.ts';
import { pathNumber } from '../paths/path-number.ts';
import { say } from '../words/phrase.ts';
import { flowPage } from './flow-page.ts';
import type { HandResult } from './hand-table.ts';
import { indexPage } from './index-page.ts';
import { junitOf } from './junit.ts';
import { isProven, reportOf } from './model.ts';
import type { FlowReport } from './reported.ts';
import { plainResult, type LevelResult, type TestResult } from './result.ts';

const machine = setup({}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { opened: 'open.wide' } },
    open: { initial: 'wide', on: { closed: 'shut' }, states: { wide: {} } },
  },
});
const opening = 'door.shut · opened → door.open.wide';
const closing = 'door.open · closed → door.shut';
const quiet = { data: {}, messages: [] };
const start = { ...quiet, event: 'xstate.init', states: ['shut'], taken: [] };
const open = { ...quiet, event: 'opened', states: ['open.wide'], taken: [opening] };
const shut = { ...quiet, event: 'closed', states: ['shut'], taken: [closing] };
const words = {
  opened: say('문을 민다', 'the user opens the door'),
  closed: say('문을 닫는다', 'the user closes the door'),
};
const numberOf = (...steps: PathRecord['steps']) => pathNumber({ machine: 'door', steps });

const walked = (
  level: Level,
  steps: PathRecord['steps'],
  failure: string | null = null,
  pictures: readonly string[] = [],
): TestResult => ({
  ...plainResult('door', 'a path', failure),
  milliseconds: 5,
  pictures,
  path: { level, machine: 'door', title: String(steps.length), steps },
});
const checked: TestResult = {
  ...plainResult('door', 'is <shut> once', null),
  milliseconds: 1,
  property: { machine: 'door', name: 'is <shut> once', states: 7 },
};
const reportFor = (...results: LevelResult[]) => reportOf({ name: 'door', machine, words, results });

/** Returns the rows of a table as the texts of their cells. */
const rowsOf = (page: string, caption: string): string[][] => {
  const [, table = ''] = new RegExp(`<caption>${caption}[^]*?<tbody>([^]*?)</tbody>`).exec(page) ?? [];
  return [...table.matchAll(/<tr[^>]*>([^]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>([^]*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, '').trim()),
  );
};
const proofOf = (report: FlowReport) => [
  isProven(report),
  ...report.levels.map(({ level, taken, declared }) => `${level} ${taken} of ${declared}`),
];

describe('a flow is proven', () => {
  test('if each level took every declared transition', () => {
    const report = reportFor(
      { level: 'machine', tests: [walked('machine', [start, open, shut])] },
      { level: 'rendered', tests: [walked('rendered', [start, open, shut])] },
    );
    expect(proofOf(report)).toEqual([true, 'machine 2 of 2', 'rendered 2 of 2']);
    expect(report.paths.map(({ id, verdicts }) => [id, verdicts.map(({ level }) => level)])).toEqual([
      [numberOf(start, open, shut), ['machine', 'rendered']],
    ]);
    const ids = [opening, closing, 'door', 'door.shut', 'door.open', 'door.open.wide'];
    expect(report.tints).toEqual(new Map(ids.map((id) => [id, ['machine-taken', 'rendered-taken', 'all-taken']])));
  });

  test('not if one level missed a transition', () => {
    const report = reportFor(
      { level: 'machine', tests: [walked('machine', [start, open, shut])] },
      { level: 'rendered', tests: [walked('rendered', [start, open])] },
    );
    expect([...proofOf(report), report.levels.map(({ missed }) => missed)]).toEqual([
      false,
      'machine 2 of 2',
      'rendered 1 of 2',
      [[], [closing]],
    ]);
    expect(report.transitions.map(({ key, takenBy }) => [key, takenBy])).toEqual([
      [
        opening,
        [
          { level: 'machine', path: numberOf(start, open, shut) },
          { level: 'rendered', path: numberOf(start, open) },
        ],
      ],
      [closing, [{ level: 'machine', path: numberOf(start, open, shut) }]],
    ]);
  });

  test('not if a path failed', () => {
    const report = reportFor({ level: 'machine', tests: [walked('machine', [start, open, shut], 'stuck')] });
    expect([...proofOf(report), report.failures]).toMatchObject([
      false,
      'machine 0 of 2',
      [{ level: 'machine', test: 'a path', message: 'stuck', path: numberOf(start, open, shut) }],
    ]);
  });

  test('not if a property fails although every transition was taken', () => {
    const report = reportFor({
      level: 'machine',
      tests: [walked('machine', [start, open, shut]), { ...checked, failure: 'broken' }],
    });
    expect([...proofOf(report), report.properties]).toEqual([
      false,
      'machine 2 of 2',
      [{ name: 'is <shut> once', states: 7, failure: 'broken' }],
    ]);
  });

  test('if the missing transition is excluded in the browser, and in the browser only', () => {
    const half = (level: Level) =>
      reportOf({
        name: 'door',
        machine,
        words,
        results: [{ level, tests: [walked(level, [start, open])] }],
        exclusions: { [closing]: 'Nobody closes it.' },
      });
    expect([half('browser'), half('rendered')].map(proofOf)).toEqual([
      [true, 'browser 1 of 1'],
      [false, 'rendered 1 of 2'],
    ]);
    expect(rowsOf(flowPage(half('browser'), ''), '선언된 전이')[1]?.at(-1)).toBe('Nobody closes it.');
  });

  test('not if a level ran nothing', () => expect(isProven(reportFor({ level: 'machine', tests: [] }))).toBe(false));
});

describe('an expiry', () => {
  const result = (level: Level, state: string, reason: string | null, failure: string | null = null): TestResult => ({
    ...checked,
    property: null,
    failure,
    expiry: { level, machine: 'door', kind: 'session', state, at: reason === null ? state : null, reason },
  });
  const report = reportFor(
    { level: 'machine', tests: [result('machine', 'open.wide', null), result('machine', 'shut', 'nobody is <in>')] },
    { level: 'rendered', tests: [result('rendered', 'open.wide', null, 'lost')] },
  );

  test('that several levels tested is listed once, with the result of each or the reason why it does not matter', () =>
    expect(rowsOf(flowPage(report, ''), '사람을 기다리는 상태마다')).toEqual([
      ['open.wide', '–', 'open.wide 기계 ✓ 통과 \n화면 ✗ 실패', '–'],
      ['shut', '–', 'nobody is &lt;in&gt;', '–'],
    ]));

  test('fails the flow if the flow did not recover, and is counted on the first page', () => {
    expect(isProven(report)).toBe(false);
    expect(rowsOf(indexPage([report], ['machine']), '흐름마다 밟은 전이')[0]?.at(-1)).toBe('0 / 1');
  });
});

test('each engine at each width has a column with its passed tests, and fails the flow where one failed', () => {
  const inBrowser = (engine: EngineName, width: WidthName, failure: string | null = null): TestResult => ({
    ...walked('browser', [start, open, shut], failure),
    browser: { engine, width },
  });
  const report = reportFor({
    level: 'browser',
    tests: [inBrowser('webkit', 'phone', 'stuck'), inBrowser('chromium', 'desktop'), inBrowser('webkit', 'phone')],
  });
  const page = indexPage([report], ['browser']);
  expect(page).toMatch(/Chromium 데스크톱<\/th>\s*<th[^>]*>WebKit 휴대폰/);
  expect([rowsOf(page, '흐름마다 통과한'), isProven(report)]).toEqual([[['door', '1 / 1', '1 / 2']], false]);
});

describe('an answer in a browser', () => {
  const answered = (source: Source, ...steps: PathRecord['steps']): TestResult => ({
    ...walked('browser', steps),
    sources: steps.map(({ event }) => (event === 'opened' ? source : null)),
  });
  const pageOf = (...tests: readonly TestResult[]) =>
    flowPage(
      reportFor({ level: 'machine', tests: [walked('machine', [start, open, shut])] }, { level: 'browser', tests }),
      '',
    );
  const invented = answered('invented', start, open, shut);
  const fromServer = answered('server', start, open);

  test('is marked at the transition that it took, and at its step: one of the server if a path had one', () => {
    expect(pageOf(invented)).toContain(
      `<a href="#${numberOf(start, open, shut)}">${numberOf(start, open, shut)}</a> <span class="soft">가정</span></td>`,
    );
    expect(pageOf(invented, fromServer)).toContain(
      `<a href="#${numberOf(start, open)}">${numberOf(start, open)}</a> <span class="soft">서버</span></td>`,
    );
    expect(pageOf(fromServer)).toMatch(/<th scope="row">[^<]+ <span class="soft">서버<\/span><\/th>/);
  });
});

describe('a failure', () => {
  const failing = {
    step: 2,
    expected: ['shut'],
    actual: ['open.wide'],
    picture: 'failed.png',
    trace: 'trace.zip',
    console: ['error: <jammed>'],
    calls: ['POST /api/v1/door 500'],
  };
  const failed: TestResult = {
    ...walked('browser', [start, open, shut], 'Expected shut\nbut it was open'),
    browser: { engine: 'chromium', width: 'desktop' },
    failing,
  };
  const passed = walked('browser', [start, open], null, ['shut.jpg', 'open.jpg']);
  const report = reportFor(
    { level: 'machine', tests: [walked('machine', [start, open, shut])] },
    { level: 'browser', tests: [failed, passed] },
  );
  const number = numberOf(start, open, shut);
  const page = flowPage(report, '', (state) =>
    state === 'shut' ? 'http://localhost:6007/?path=/story/door--shut' : undefined,
  );

  test('links to its path and to the failed step, from the index too', () => {
    const linksIn = (markup: string) =>
      [...markup.matchAll(/<article class="failure">[^]*?<\/article>/g)].flatMap(([article]) =>
        [...article.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
      );
    expect([linksIn(page), linksIn(indexPage([report], ['machine', 'browser']))]).toEqual([
      [`#${number}`, `#${number}-3`],
      [`door.html#${number}`, `door.html#${number}-3`],
    ]);
    expect([page.includes(`id="${number}"`), page.includes(`<tr id="${number}-3" class="here">`)]).toEqual([
      true,
      true,
    ]);
  });

  test('shows the expected screen from another path beside the actual one, with trace, console and calls', () => {
    expect(
      [...page.matchAll(/<img src="([^"]*)" alt="(기대한 화면|실제 화면)"/g)].map(([, ...shown]) => shown),
    ).toEqual([
      ['shut.jpg', '기대한 화면'],
      ['failed.png', '실제 화면'],
    ]);
    expect(page).toContain(
      '<a href="http://localhost:6007/?path=/story/door--shut"><code>shut</code></a></figcaption>',
    );
    expect([
      page.includes('<a href="trace.zip">'),
      page.includes('error: &lt;jammed&gt;'),
      page.includes('POST /api/v1/door 500'),
    ]).toEqual([true, true, true]);
  });

  test('is not hidden in the diagram by a level that passed', () =>
    expect(report.tints.get(closing)).toEqual(['machine-taken', 'browser-failed', 'all-failed']));

  test('is found by the filters of level, engine and result', () =>
    expect(indexPage([report], ['machine', 'browser'])).toContain(
      `<tr data-path data-flow="door" data-verdicts="machine - passed,browser chromium failed"`,
    ));
});

test('a search finds a flow by its Korean name, its paragraph and the sentences of its screens', () => {
  const withMessage = { ...open, messages: ['문이 잠겨 있습니다.'] };
  const report = reportOf({
    name: 'door',
    machine,
    words,
    about: { ko: '현관문', en: 'Front door', spec: '001 §2 Doors' },
    results: [{ level: 'machine', tests: [walked('machine', [start, withMessage])] }],
  });
  const [, found = ''] = /<tr data-flow="door"[^>]* data-words="([^"]*)"/.exec(indexPage([report], ['machine'])) ?? [];
  expect(
    ['현관문', 'front door', '001 §2 doors', '문이 잠겨 있습니다.', '문을 민다.', 'opened'].filter(
      (text) => !found.includes(text),
    ),
  ).toEqual([]);
});

test('each level names the runs that its results come from', () => {
  const run = { at: '2026-11-26T14:30:00Z', commit: 'abcdef1234567890', isDirty: true, seed: '7' };
  const report = reportFor({ level: 'machine', tests: [{ ...walked('machine', [start, open]), run }] });
  expect(indexPage([report], ['machine'])).toContain(
    '<tr><th scope="row">기계</th><td>2026-11-26 23:30</td><td><code>abcdef123+</code></td><td>–</td><td>7</td><td class="number">1</td></tr>',
  );
});

describe('the results of a filled sheet', () => {
  const report = reportFor({ level: 'machine', tests: [walked('machine', [start, open, shut])] });
  const failed: HandResult = {
    number: 'door-1',
    flow: 'door',
    file: 'door.xlsx',
    at: '2026-11-26T14:30:00Z',
    verdict: 'failed',
    step: 2,
    remark: '<잠김>',
  };
  const verdictOnIndex = (...byHand: readonly HandResult[]) =>
    /<th scope="row"><a href="door.html">door<\/a> <code>door<\/code><\/th><td>(.*?)<\/td>/.exec(
      indexPage([report], ['machine'], byHand),
    )?.[1];

  test('are on the page of its flow', () =>
    expect(flowPage(report, '', undefined, [failed])).toContain(
      '<td><span class="failed">✗ 실패</span></td><td>2</td><td>&lt;잠김&gt;</td><td>2026-11-26 23:30</td><td>door.xlsx</td>',
    ));

  test('make the flow fail on the first page, which lists the failures and links to the paths', () => {
    expect(verdictOnIndex(failed)).toBe('<span class="failed">✗ 실패</span>');
    expect(indexPage([report], ['machine'], [failed])).toContain(
      '<h2>손으로 한 시험의 실패 1건</h2>\n<ul>\n<li><a href="door.html#door-1">door door-1</a>, 2번째 걸음, 2026-11-26 23:30: &lt;잠김&gt;</li>\n</ul>',
    );
  });

  test('that passed or were held leave the first page as it is', () =>
    expect(
      indexPage(
        [report],
        ['machine'],
        [
          { ...failed, verdict: 'passed' },
          { ...failed, verdict: 'held' },
        ],
      ),
    ).toBe(indexPage([report], ['machine'])));
});

describe('the pages', () => {
  const results: LevelResult[] = [{ level: 'machine', tests: [walked('machine', [start, open]), checked] }];
  const report = reportFor(...results);

  test('describe each path and each transition in Korean, and list the missing ones', () => {
    const page = flowPage(report, '<svg></svg>');
    expect(page).toContain('<p>문을 민다.</p>');
    expect(rowsOf(page, '선언된 전이')[1]).toEqual(['open', `문을 닫는다 코드${closing}`, 'shut', '밟지 않음']);
  });

  test('show the screens of a path that ran in the browser, whichever level ran it first', () => {
    const page = flowPage(
      reportFor(
        { level: 'machine', tests: [walked('machine', [start, open])] },
        { level: 'browser', tests: [walked('browser', [start, open], null, ['0.jpg', '1.jpg'])] },
      ),
      '',
    );
    expect([...page.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)].map(([, ...shown]) => shown)).toEqual([
      ['0.jpg', '1번째 걸음 뒤의 화면'],
      ['1.jpg', '2번째 걸음 뒤의 화면'],
    ]);
  });

  test('escape all texts except the diagram', () => {
    const page = flowPage(report, '<svg></svg>');
    expect([page.includes('is &lt;shut&gt; once'), page.includes('<shut>'), page.includes('<svg></svg>')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('load no external resource', () => {
    const pages = flowPage(report, '<svg></svg>') + indexPage([report], ['machine']);
    expect([...pages.matchAll(/\b(?:src|href)="(?!#)([^"]*)"/g)].map(([, url]) => url)).toEqual([
      'data:,',
      'index.html',
      'data:,',
      'requirements.html',
      'door.html',
      `door.html#${numberOf(start, open)}`,
    ]);
  });

  test('add up the levels, and show no result for levels that have not run', () => {
    const page = indexPage([report, report], ['machine', 'browser']);
    expect(/<tfoot>[^]*?<\/tfoot>/.exec(page)?.[0]).toContain('2 / 4');
    expect(rowsOf(page, '흐름마다 밟은 전이')[0]?.slice(2, 4)).toEqual(['1 / 2', '–']);
  });

  test('JUnit counts a missing transition as a failure', () =>
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
