import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typingPauseMs } from '#contract/site/frame-limits.ts';
import { siteSearchMachine } from '#machines/site-search.machine.ts';
import { refundGroups } from '#tests/fixtures/search.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const start = (query = '', found: typeof refundGroups | null = null) => journeyOf(siteSearchMachine, { query, found });

function typing(...texts: string[]) {
  const journey = start();
  for (const query of texts) journey.send({ type: 'query.changed', query });
  return journey;
}

test('without a text, nothing is searched for', () => {
  const journey = start();
  journey.send({ type: 'query.submitted' });
  expect([journey.value(), journey.context(), journey.running()]).toEqual(['empty', { query: '', found: null }, []]);
});

test('shows at once what the server has found, and searches for a text that it has not searched for', () => {
  expect(
    [start('환불', refundGroups), start('두루마기', []), start('환불')].map((journey) => [
      journey.value(),
      journey.running(),
    ]),
  ).toEqual([
    ['results', []],
    ['nothing', []],
    ['searching', ['search']],
  ]);
});

test('searches after a pause, once for a word that was typed letter by letter', () => {
  const journey = typing('ㅎ', '화', '환');
  vi.advanceTimersByTime(typingPauseMs - 1);
  expect([journey.value(), journey.running(), journey.emitted]).toEqual(['waiting', [], []]);
  vi.advanceTimersByTime(1);
  expect([journey.value(), journey.inputOf('search'), journey.emitted]).toEqual([
    'searching',
    '환',
    [{ type: 'query.settled', query: '환' }],
  ]);
});

test('Enter searches without the pause, for the text without spaces around it', () => {
  const journey = typing(' 환불 ');
  journey.send({ type: 'query.submitted' });
  expect([journey.value(), journey.inputOf('search'), journey.context().query]).toEqual([
    'searching',
    '환불',
    ' 환불 ',
  ]);
});

test('typing on abandons the search, and what was found stays until there is something else', async () => {
  const journey = start('환불', refundGroups);
  journey.send({ type: 'query.changed', query: '환' });
  vi.advanceTimersByTime(typingPauseMs);
  journey.send({ type: 'query.changed', query: '환급' });
  expect([journey.value(), journey.running(), journey.context()]).toEqual([
    'waiting',
    [],
    { query: '환급', found: refundGroups },
  ]);
  vi.advanceTimersByTime(typingPauseMs);
  await journey.answer('search', []);
  expect([journey.value(), journey.context()]).toEqual(['nothing', { query: '환급', found: [] }]);
});

test('a cleared field shows no hits, and the URL has no query', () => {
  const journey = start('환불', refundGroups);
  journey.send({ type: 'query.changed', query: ' ' });
  expect([journey.value(), journey.context(), journey.emitted]).toEqual([
    'empty',
    { query: ' ', found: null },
    [{ type: 'query.settled', query: '' }],
  ]);
});

test('too long a text is not searched for, and stays', () => {
  const text = '가'.repeat(101);
  const journey = typing(text);
  journey.send({ type: 'query.submitted' });
  expect([journey.value(), journey.context(), journey.running(), journey.emitted]).toEqual([
    'tooLong',
    { query: text, found: null },
    [],
    [],
  ]);
});

test.each([{ type: 'search.retried' }, { type: 'query.submitted' }] as const)(
  'a search that fails keeps the text, and is repeated by %j',
  async (event) => {
    const journey = start('환불');
    const offline = new TypeError('Failed to fetch');
    await journey.fail('search', offline);
    expect([journey.value(), journey.context(), journey.effects]).toEqual([
      'failed',
      { query: '환불', found: null },
      [['logFailure', expect.objectContaining({ error: offline })]],
    ]);
    journey.send(event);
    expect([journey.value(), journey.inputOf('search')]).toEqual(['searching', '환불']);
  },
);

test('another URL replaces the text and the hits', () => {
  const journey = start('환불', refundGroups);
  journey.send({ type: 'query.restored', query: '캐디' });
  expect([journey.value(), journey.context(), journey.inputOf('search')]).toEqual([
    'searching',
    { query: '캐디', found: null },
    '캐디',
  ]);
  journey.send({ type: 'query.restored', query: '' });
  expect(journey.value()).toBe('empty');
});
