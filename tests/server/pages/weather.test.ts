import { afterEach, describe, expect, test, vi } from 'vitest';
import { currentWeather } from '#contract/site/frame.ts';
import { success } from '#contract/http/envelope.ts';
import type { Env } from '#server/env.ts';
import type { TestApp } from '../lib/app.ts';
import { secondApp, startApp } from '../lib/app.ts';
import {
  failuresOf,
  fairAir,
  neverResponds,
  respondsWith,
  sunny,
  weatherKey,
  unreachable,
  withWeather,
} from '../lib/weather.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function getWeather(app: TestApp) {
  const response = await app.get(currentWeather.path);
  expect(response.status).toBe(200);
  return success(currentWeather.result).parse(await response.json()).data;
}

const expectedWeather = { icon: '01d', aqi: 2 };
const minute = 60_000;
const failed = (call: string, reason: string) => [1, 0].map((triesLeft) => ({ call, reason, triesLeft }));

describe('the weather', () => {
  test('is that of Wonju, then the air quality of its station', async () => {
    const { app, requests } = await withWeather([respondsWith(sunny)], [respondsWith(fairAir)]);
    expect(await getWeather(app)).toEqual(expectedWeather);
    expect(requests).toEqual([
      `https://weather.example/data/2.5/weather?q=Wonju&appid=${weatherKey}`,
      `https://weather.example/data/2.5/air_pollution?lat=37.3514&lon=127.9453&appid=${weatherKey}`,
    ]);
    expect(failuresOf(app)).toEqual([]);
  });

  test('accepts any index of the air, since an unknown one has a name too', async () => {
    const { app } = await withWeather([respondsWith(sunny)], [respondsWith({ list: [{ main: { aqi: 7 } }] })]);
    expect(await getWeather(app)).toEqual({ ...expectedWeather, aqi: 7 });
  });

  test('is available if a second attempt succeeds', async () => {
    const { app, requests } = await withWeather(
      [unreachable, respondsWith(sunny)],
      [respondsWith({}, 500), respondsWith(fairAir)],
    );
    expect(await getWeather(app)).toEqual(expectedWeather);
    expect(requests).toHaveLength(4);
  });
});

describe('the weather is unknown', () => {
  test.each([
    ['cannot be reached', unreachable, 'ENOTFOUND'],
    ['refuses the key', respondsWith({ cod: 401, message: `Invalid API key ${weatherKey}` }, 401), 'status 401'],
    ['fails', respondsWith('', 503), 'status 503'],
    ['answers a page', () => new Response('<!doctype html>'), 'unexpected response'],
    ['answers nothing', () => new Response(''), 'unexpected response'],
    ['names no sky', respondsWith({ ...sunny, weather: [] }), 'unexpected response'],
    ['names an unknown sky', respondsWith({ ...sunny, weather: [{ icon: '<img>' }] }), 'unexpected response'],
    ['forgets the place', respondsWith({ ...sunny, coord: {} }), 'unexpected response'],
    ['is nowhere on earth', respondsWith({ ...sunny, coord: { lat: 137, lon: 0 } }), 'unexpected response'],
  ] as const)('if the weather %s, and the air is not requested', async (_, reply, reason) => {
    const { app, requests } = await withWeather([reply], []);
    expect(await getWeather(app)).toBeNull();
    expect(requests).toHaveLength(2);
    expect(failuresOf(app)).toEqual(failed('weather', reason));
    expect(app.observed.lines.join('')).not.toContain(weatherKey);
  });

  test.each([
    ['cannot be reached', unreachable, 'ENOTFOUND'],
    ['fails', respondsWith({}, 500), 'status 500'],
    ['has no reading', respondsWith({ list: [] }), 'unexpected response'],
    ['has a reading in words', respondsWith({ list: [{ main: { aqi: 'good' } }] }), 'unexpected response'],
  ] as const)('if the air %s', async (_, reply, reason) => {
    const { app, requests } = await withWeather([respondsWith(sunny)], [reply]);
    expect(await getWeather(app)).toBeNull();
    expect(requests).toHaveLength(3);
    expect(failuresOf(app)).toEqual(failed('air_pollution', reason));
    expect(app.observed.lines.join('')).not.toContain(weatherKey);
  });

  test.each([
    [15, 3_000],
    [5, 1_000],
  ])(
    'if it does not respond: with a timeout of %i s, each attempt is aborted after %i ms, before the timeout',
    async (seconds, timeoutMs) => {
      const { app: baseApp, requests, signals } = await withWeather([respondsWith(sunny)], [neverResponds]);
      const app = secondApp(baseApp.deps, {
        env: { ...baseApp.deps.env, REQUEST_TIMEOUT_SECONDS: seconds },
        deps: { fetchExternal: baseApp.deps.fetchExternal },
      });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const pending = getWeather(app);
      await vi.advanceTimersByTimeAsync(2 * timeoutMs - 1);
      expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, false]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await pending).toBeNull();
      expect(requests).toHaveLength(3);
      expect(failuresOf(app)).toEqual(failed('air_pollution', 'TimeoutError'));
    },
  );

  test('if its response never ends', async () => {
    const { app } = await withWeather([() => new Response(new ReadableStream())], []);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pending = getWeather(app);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await pending).toBeNull();
  });
});

describe('the result', () => {
  test('is cached for ten minutes, then fetched again', async () => {
    const { app, requests } = await withWeather(
      [respondsWith(sunny), respondsWith({ ...sunny, weather: [{ id: 600, icon: '13n' }] })],
      [respondsWith(fairAir)],
    );
    expect(await getWeather(app)).toEqual(expectedWeather);
    app.advance(10 * minute);
    expect(await getWeather(app)).toEqual(expectedWeather);
    expect(requests).toHaveLength(2);
    app.advance(1);
    expect(await getWeather(app)).toEqual({ ...expectedWeather, icon: '13n' });
    expect(requests).toHaveLength(4);
  });

  test('is cached for one minute if it was unknown', async () => {
    const { app, requests } = await withWeather(
      [unreachable, unreachable, respondsWith(sunny)],
      [respondsWith(fairAir)],
    );
    expect(await getWeather(app)).toBeNull();
    app.advance(minute);
    expect(await getWeather(app)).toBeNull();
    expect(requests).toHaveLength(2);
    app.advance(1);
    expect(await getWeather(app)).toEqual(expectedWeather);
  });

  test('is fetched once for fifty simultaneous requests', async () => {
    const { app, requests } = await withWeather([respondsWith(sunny)], [respondsWith(fairAir)]);
    const results = await Promise.all(Array.from({ length: 50 }, () => getWeather(app)));
    expect(results).toEqual(Array.from({ length: 50 }, () => expectedWeather));
    expect(requests).toHaveLength(2);
  });

  test('is fetched once for fifty simultaneous requests if it fails', async () => {
    const { app, requests } = await withWeather([unreachable], []);
    expect(await Promise.all(Array.from({ length: 50 }, () => getWeather(app)))).toEqual(
      Array.from({ length: 50 }, () => null),
    );
    expect(requests).toHaveLength(2);
  });
});

describe('by default the sandbox is called, within the process', () => {
  test('and its weather is returned', async () => {
    const app = await startApp();
    expect(await getWeather(app)).toEqual({ icon: expect.stringMatching(/^\d{2}[dn]$/), aqi: expect.any(Number) });
  });

  test.each<[Env['SANDBOX_WEATHER'], string]>([
    ['refuse', 'status 401'],
    ['down', 'status 503'],
    ['garbage', 'unexpected response'],
  ])('which can be set to %s', async (mode, reason) => {
    const app = await startApp({ env: { SANDBOX_WEATHER: mode } });
    expect(await getWeather(app)).toBeNull();
    expect(failuresOf(app)).toEqual(failed('weather', reason));
  });

  test('which can be set to be slow', async () => {
    const baseApp = await startApp();
    const app = secondApp(baseApp.deps, {
      env: { SANDBOX_WEATHER: 'slow' },
      deps: { wait: () => new Promise(() => undefined) },
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pending = getWeather(app);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await pending).toBeNull();
  });

  test('and without it the weather is unknown', async () => {
    const app = await startApp({ env: { SANDBOX: 'off' } });
    expect(await getWeather(app)).toBeNull();
  });
});
