import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inventedAir, inventedWeather } from '#server/sandbox/weather/invented.ts';
import type { TestApp } from '../lib/app.ts';
import { startApp } from '../lib/app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

async function callSandbox(call: string, query: Record<string, string>, target = app) {
  const response = await target.get(
    `/sandbox/weather/data/2.5/${call}?${new URLSearchParams({ appid: 'sandbox-key', ...query }).toString()}`,
  );
  return { http: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) };
}

const hour = 3_600_000;
const year = Array.from({ length: 365 * 24 }, (_, index) => new Date(Date.UTC(2026, 0, 1) + index * hour));

describe('the weather sandbox', () => {
  test('responds like the service', async () => {
    expect(await callSandbox('weather', { q: 'Wonju', units: 'metric' })).toMatchObject({
      http: 200,
      body: {
        coord: { lat: 37.3514, lon: 127.9453 },
        weather: [{ icon: expect.stringMatching(/^\d{2}d$/) }],
        main: { temp: expect.any(Number) },
        name: 'Wonju',
        cod: 200,
      },
    });
    expect(await callSandbox('air_pollution', { lat: '37.3514', lon: '127.9453' })).toMatchObject({
      http: 200,
      body: { coord: { lat: 37.3514, lon: 127.9453 }, list: [{ main: { aqi: expect.any(Number) }, components: {} }] },
    });
  });

  test('returns kelvins unless another unit is requested', () => {
    const date = year[5_000] ?? new Date(0);
    expect(inventedWeather(date, 'standard').main.temp).toBeCloseTo(inventedWeather(date, 'metric').main.temp + 273.15);
  });

  test.each([
    ['weather', {}, 400, { cod: '400', message: 'Nothing to geocode' }],
    ['weather', { q: 'Atlantis' }, 404, { cod: '404', message: 'city not found' }],
    ['weather', { q: 'Wonju', appid: 'another' }, 401, { cod: 401, message: 'Invalid API key.' }],
    ['weather', { q: 'Wonju', appid: '' }, 401, { cod: 401, message: 'Invalid API key.' }],
    ['air_pollution', { lon: '1' }, 400, { cod: '400', message: 'wrong latitude' }],
    ['air_pollution', { lat: '1', lon: 'x' }, 400, { cod: '400', message: 'wrong longitude' }],
  ] as const)('rejects %s of %j', async (call, query, http, body) => {
    expect(await callSandbox(call, { ...query })).toEqual({ http, body });
  });

  test('is the same for the same hour, and varies over the year', () => {
    const [startOfYear] = year;
    const halfHourLater = new Date((startOfYear?.getTime() ?? 0) + hour / 2);
    expect({ ...inventedWeather(halfHourLater, 'metric'), dt: 0 }).toEqual({
      ...inventedWeather(startOfYear ?? halfHourLater, 'metric'),
      dt: 0,
    });
    expect(new Set(year.map((date) => inventedAir(date).list[0]?.main.aqi))).toEqual(new Set([1, 2, 3, 4, 5]));
    const icons = year.map((date) => inventedWeather(date, 'metric').weather[0]?.icon.slice(0, 2));
    expect(new Set(icons)).toEqual(new Set(['01', '03', '04', '10', '13', '50']));
  });

  test('is light by day, colder by night and in winter, and snows in frost only', () => {
    const weatherByHour = year.map((date) => ({
      hour: (date.getUTCHours() + 9) % 24,
      month: new Date(date.getTime() + 9 * hour).getUTCMonth(),
      ...inventedWeather(date, 'metric'),
    }));
    expect(
      weatherByHour.every((each) => each.weather[0]?.icon.endsWith(each.hour >= 6 && each.hour < 19 ? 'd' : 'n')),
    ).toBe(true);
    expect(weatherByHour.filter(({ weather }) => weather[0]?.main === 'Snow').every(({ main }) => main.temp < 0)).toBe(
      true,
    );
    expect(weatherByHour.filter(({ weather }) => weather[0]?.main === 'Rain').every(({ main }) => main.temp >= 0)).toBe(
      true,
    );
    const mean = (hours: typeof weatherByHour) => hours.reduce((sum, { main }) => sum + main.temp, 0) / hours.length;
    expect(mean(weatherByHour.filter(({ month }) => month === 7))).toBeGreaterThan(
      mean(weatherByHour.filter(({ month }) => month === 0)) + 20,
    );
    expect(mean(weatherByHour.filter((each) => each.hour === 15))).toBeGreaterThan(
      mean(weatherByHour.filter((each) => each.hour === 3)) + 8,
    );
  });

  test('is absent when switched off', async () => {
    expect((await callSandbox('weather', { q: 'Wonju' }, await startApp({ env: { SANDBOX: 'off' } }))).http).toBe(404);
  });
});
