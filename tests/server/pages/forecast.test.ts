import { afterEach, describe, expect, test, vi } from 'vitest';
import { clubForecast } from '#contract/clubs/forecast.ts';
import { success } from '#contract/http/envelope.ts';
import { messages } from '#contract/shared/messages.ts';
import type { Env } from '#server/env.ts';
import type { TestApp } from '../lib/app.ts';
import { startApp, startOfTest } from '../lib/app.ts';
import {
  failuresOf,
  forecastOf,
  neverResponds,
  respondsWith,
  unreachable,
  weatherKey,
  withWeather,
} from '../lib/weather.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function getForecast(app: TestApp, clubId = 132) {
  const response = await app.get(`${clubForecast.path}?idGolfCC=${clubId}`);
  expect(response.status).toBe(200);
  return success(clubForecast.result).parse(await response.json()).data;
}

const minute = 60_000;
const failed = (reason: string) => [1, 0].map((triesLeft) => ({ call: 'forecast', reason, triesLeft }));
const noon = '2026-11-21T12:00:00+09:00';
const untilNoon = Date.parse(noon) - startOfTest.getTime();

describe('the forecast of a club', () => {
  test('is requested for its place in metric units, and has the steps of today and tomorrow in which one plays', async () => {
    const days = ['2026-11-21', '2026-11-22', '2026-11-23'];
    const hours = ['03', '06', '09', '18', '21'];
    const times = days.flatMap((day) => hours.map((hour) => `${day}T${hour}:00:00+09:00`));
    const { app, requests } = await withWeather([], [], [respondsWith(forecastOf(times))]);
    app.advance(untilNoon);
    expect(await getForecast(app)).toEqual({
      day: '2026-11-21',
      sunrise: '07:14',
      sunset: '17:08',
      steps: ['2026-11-21', '2026-11-22'].flatMap((day) =>
        ['06:00', '09:00', '18:00'].map((time) => ({
          day,
          time,
          icon: '10d',
          temperature: 4,
          chance: 62,
          amount: 1.2,
          wind: 4.3,
        })),
      ),
    });
    expect(requests).toEqual([
      `https://weather.example/data/2.5/forecast?lat=37.4021&lon=127.8123&units=metric&appid=${weatherKey}`,
    ]);
    expect(failuresOf(app)).toEqual([]);
  });

  test('adds up rain and snow, and has none where the service states none', async () => {
    const [step] = forecastOf([noon]).list;
    const amounts = [{ rain: { '3h': 1 }, snow: { '3h': 0.5 } }, { rain: {} }, { rain: undefined }];
    const list = amounts.map((amount) => ({ ...step, ...amount }));
    const { app } = await withWeather([], [], [respondsWith({ ...forecastOf([]), list })]);
    app.advance(untilNoon);
    expect((await getForecast(app))?.steps.map(({ amount }) => amount)).toEqual([1.5, 0, 0]);
  });

  test('is cached for ten minutes by club, and requested once for simultaneous calls', async () => {
    const { app, requests } = await withWeather([], [], [respondsWith(forecastOf([noon]))]);
    app.advance(untilNoon);
    await Promise.all([132, 133, 132, 133].map((id) => getForecast(app, id)));
    app.advance(10 * minute);
    await getForecast(app);
    expect(requests).toHaveLength(2);
    app.advance(1);
    await getForecast(app);
    expect(requests).toHaveLength(3);
  });

  test('of an unknown club is not found, and nothing is requested', async () => {
    const { app, requests } = await withWeather([], [], []);
    const response = await app.get(`${clubForecast.path}?idGolfCC=999`);
    expect([response.status, await response.json()]).toEqual([
      404,
      { status: { code: '404', message: messages.notFound }, message: messages.notFound },
    ]);
    expect(requests).toEqual([]);
  });
});

describe('the forecast is unknown', () => {
  const { list, city } = forecastOf([noon]);
  test.each([
    ['cannot be reached', unreachable, 'ENOTFOUND'],
    ['refuses the key', respondsWith({ cod: 401, message: `Invalid API key ${weatherKey}` }, 401), 'status 401'],
    ['answers a page', () => new Response('<!doctype html>'), 'unexpected response'],
    ['has no step', respondsWith({ list: [], city }), 'unexpected response'],
    [
      'names no sky',
      respondsWith({ list: list.map((step) => ({ ...step, weather: [] })), city }),
      'unexpected response',
    ],
    [
      'has a wind in words',
      respondsWith({ list: list.map((step) => ({ ...step, wind: { speed: 'calm' } })), city }),
      'unexpected response',
    ],
    [
      'has an impossible time',
      respondsWith({ list: list.map((step) => ({ ...step, dt: 1e15 })), city }),
      'unexpected response',
    ],
    ['has no sunrise', respondsWith({ list, city: {} }), 'unexpected response'],
  ] as const)('if the service %s, for a minute', async (_, reply, reason) => {
    const { app, requests } = await withWeather([], [], [reply, reply, respondsWith({ list, city })]);
    app.advance(untilNoon);
    expect(await getForecast(app)).toBeNull();
    app.advance(minute);
    expect(await getForecast(app)).toBeNull();
    expect(requests).toHaveLength(2);
    expect(failuresOf(app)).toEqual(failed(reason));
    expect(app.observed.lines.join('')).not.toContain(weatherKey);
    app.advance(1);
    expect(await getForecast(app)).not.toBeNull();
  });

  test('if no step is of today or tomorrow', async () => {
    const { app } = await withWeather([], [], [respondsWith(forecastOf(['2026-11-23T12:00:00+09:00']))]);
    app.advance(untilNoon);
    expect(await getForecast(app)).toBeNull();
  });

  test('if the service does not respond within three seconds, twice', async () => {
    const { app } = await withWeather([], [], [neverResponds]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pending = getForecast(app);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await pending).toBeNull();
    expect(failuresOf(app)).toEqual(failed('TimeoutError'));
  });
});

describe('by default the sandbox is called, within the process', () => {
  test('and has the rest of today and all of tomorrow', async () => {
    const app = await startApp();
    app.advance(untilNoon);
    const forecast = await getForecast(app);
    expect(forecast?.steps.map(({ day, time }) => `${day} ${time}`)).toEqual([
      ...['12', '15', '18'].map((hour) => `2026-11-21 ${hour}:00`),
      ...['06', '09', '12', '15', '18'].map((hour) => `2026-11-22 ${hour}:00`),
    ]);
  });

  test.each<[Env['SANDBOX_WEATHER'], string]>([
    ['refuse', 'status 401'],
    ['down', 'status 503'],
    ['garbage', 'unexpected response'],
  ])('which can be set to %s', async (mode, reason) => {
    const app = await startApp({ env: { SANDBOX_WEATHER: mode } });
    expect(await getForecast(app)).toBeNull();
    expect(failuresOf(app)).toEqual(failed(reason));
  });
});
