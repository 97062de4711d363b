import { afterEach, describe, expect, test, vi } from 'vitest';
import { clubTeeTimes } from '#contract/clubs/tee-times.ts';
import { teeTimesMessages } from '#contract/clubs/tee-times-messages.ts';
import { success } from '#contract/http/envelope.ts';
import { messages } from '#contract/shared/messages.ts';
import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/env.ts';
import { startApp, startOfTest, type TestApp } from '../lib/app.ts';
import { refusalOf, refused } from '../lib/read.ts';
import { neverResponds, respondsWith, unreachable } from '../lib/weather.ts';

afterEach(() => {
  vi.useRealTimers();
});

const url = 'https://tee.example/free';
const oakhills = 134;
const saturday = '2026-11-28';
const untilMorning = Date.parse('2026-11-21T09:00:00+09:00') - startOfTest.getTime();
const list = [
  { time: '1247', course: 'IN', fee: null },
  { time: '0707', course: 'OUT', fee: 285_000 },
];

/** Starts the application with a reservation system that gives these responses in turn, repeating the last one. */
async function withTeeTimes(...replies: readonly (() => Response | Promise<Response>)[]) {
  const requests: string[] = [];
  const fetchExternal: Deps['fetchExternal'] = async (address) => {
    requests.push(address);
    const reply = replies[Math.min(requests.length, replies.length) - 1];
    if (!reply) throw new Error('No request is expected.');
    return reply();
  };
  const app = await startApp({ env: { TEE_TIMES_URL: url }, deps: { fetchExternal } });
  app.advance(untilMorning);
  return { app, requests };
}

const pathOf = (day: string, clubId = oakhills) => `${clubTeeTimes.path}?idGolfCC=${clubId}&day=${day}`;
async function teeTimes(app: TestApp, day = saturday, clubId?: number) {
  const response = await app.get(pathOf(day, clubId));
  expect(response.status).toBe(200);
  return success(clubTeeTimes.result).parse(await response.json()).data;
}
const failuresOf = ({ observed }: TestApp): object[] =>
  observed.lines
    .filter((line) => line.includes('tee times failed'))
    .map((line) => {
      const { reason, triesLeft }: Record<string, unknown> = JSON.parse(line);
      return { reason, triesLeft };
    });

describe('the free tee times of a club and day', () => {
  test('are those of the reservation system, earliest first, with the time at which it was asked', async () => {
    const { app, requests } = await withTeeTimes(respondsWith({ list }));
    expect(await teeTimes(app)).toEqual({
      day: saturday,
      isClosed: false,
      readAt: '09:00',
      times: [
        { time: '07:07', course: 'OUT', fee: 285_000 },
        { time: '12:47', course: 'IN', fee: null },
      ],
    });
    expect(requests).toEqual([`${url}?club=134&date=20261128`]);
  });

  test('may be cached for half a minute, and not longer', async () => {
    const { app } = await withTeeTimes(respondsWith({ list }));
    expect((await app.get(pathOf(saturday))).headers.get('Cache-Control')).toBe('public, max-age=30');
  });

  test('of today have none that is over', async () => {
    const { app } = await withTeeTimes(respondsWith({ list }));
    expect((await teeTimes(app, '2026-11-21'))?.times.map(({ time }) => time)).toEqual(['12:47']);
  });

  test('are requested again after a minute, and once for simultaneous calls', async () => {
    const { app, requests } = await withTeeTimes(respondsWith({ list }));
    await Promise.all([teeTimes(app), teeTimes(app), teeTimes(app, '2026-11-29')]);
    app.advance(60_000);
    await teeTimes(app);
    expect(requests).toHaveLength(2);
    app.advance(1);
    await teeTimes(app);
    expect(requests).toHaveLength(3);
  });

  test('are none while a notice closes the club, and the reservation system is not asked', async () => {
    const { app, requests } = await withTeeTimes(respondsWith({ list }));
    app.advance(Date.parse('2026-12-10T09:00:00+09:00') - Date.parse('2026-11-21T09:00:00+09:00'));
    expect(await teeTimes(app, '2026-12-21')).toEqual({
      day: '2026-12-21',
      isClosed: true,
      readAt: '09:00',
      times: [],
    });
    expect((await teeTimes(app, '2026-12-20'))?.isClosed).toBe(false);
    expect(requests).toEqual([`${url}?club=134&date=20261220`]);
  });

  test.each([
    ['yesterday', '2026-11-20', refused(400, teeTimesMessages.outside)],
    ['three weeks from now', '2026-12-12', refused(400, teeTimesMessages.outside)],
    ['no day', '2026-02-30', refused(400, messages.invalidRequest)],
  ])('of %s are refused', async (_, day, refusal) => {
    const { app, requests } = await withTeeTimes();
    expect([await refusalOf(await app.get(pathOf(day))), requests]).toEqual([refusal, []]);
  });

  test('of an unknown club are not found', async () => {
    const { app, requests } = await withTeeTimes();
    expect([await refusalOf(await app.get(pathOf(saturday, 999))), requests]).toEqual([
      refused(404, messages.notFound),
      [],
    ]);
  });
});

describe('they are unknown', () => {
  test.each([
    ['cannot be reached', unreachable, 'ENOTFOUND'],
    ['refuses', respondsWith({}, 403), 'status 403'],
    ['answers a page', () => new Response('<!doctype html>'), 'unexpected response'],
    ['has an impossible time', respondsWith({ list: [{ ...list[0], time: '2460' }] }), 'unexpected response'],
    ['has a fee in words', respondsWith({ list: [{ ...list[0], fee: '28만원' }] }), 'unexpected response'],
    ['has a negative fee', respondsWith({ list: [{ ...list[0], fee: -1 }] }), 'unexpected response'],
    ['has too many', respondsWith({ list: Array.from({ length: 501 }, () => list[0]) }), 'unexpected response'],
  ] as const)('for half a minute, if the reservation system %s', async (_, reply, reason) => {
    const { app, requests } = await withTeeTimes(reply, reply, respondsWith({ list }));
    expect(await teeTimes(app)).toBeNull();
    app.advance(30_000);
    expect(await teeTimes(app)).toBeNull();
    expect(requests).toHaveLength(2);
    expect(failuresOf(app)).toEqual([1, 0].map((triesLeft) => ({ reason, triesLeft })));
    app.advance(1);
    expect(await teeTimes(app)).not.toBeNull();
  });

  test('if it does not respond within three seconds, twice', async () => {
    const { app } = await withTeeTimes(neverResponds);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pending = teeTimes(app);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await pending).toBeNull();
  });

  test('without the setting', async () => {
    const app = await startApp({ env: { TEE_TIMES_URL: undefined } });
    app.advance(untilMorning);
    expect([await teeTimes(app), failuresOf(app)]).toEqual([null, []]);
  });
});

describe('by default the sandbox is called, within the process', () => {
  test('and has times of the day in order, at the fee of its season', async () => {
    const app = await startApp();
    app.advance(untilMorning);
    const times = (await teeTimes(app))?.times ?? [];
    expect(times.length).toBeGreaterThan(5);
    expect(times.map(({ time }) => time)).toEqual(times.map(({ time }) => time).toSorted());
    expect(new Set(times.map(({ fee }) => fee))).toEqual(new Set([285_000]));
  });

  test.each<[Env['SANDBOX_RESERVATION'], string]>([
    ['refuse', 'status 403'],
    ['down', 'status 503'],
    ['garbage', 'unexpected response'],
  ])('which can be set to %s', async (mode, reason) => {
    const app = await startApp({ env: { SANDBOX_RESERVATION: mode } });
    app.advance(untilMorning);
    expect([await teeTimes(app), failuresOf(app)]).toEqual([null, [1, 0].map((triesLeft) => ({ reason, triesLeft }))]);
  });
});
