import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inventedAir, inventedForecast, inventedWeather } from '#server/sandbox/weather/invented.ts';
import { sunAt } from '#server/sandbox/weather/sun.ts';
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

  test('forecasts forty steps of three hours, like the service', async () => {
    const { http, body } = await callSandbox('forecast', { lat: '37.4021', lon: '127.8123', units: 'metric' });
    const { list, city, ...rest } = z
      .looseObject({ list: z.array(z.looseObject({ dt: z.number() })), city: z.looseObject({}) })
      .parse(body);
    expect([http, rest, list.length]).toEqual([200, { cod: '200', message: 0, cnt: 40 }, 40]);
    const start = Date.parse('2026-11-20T09:00:00Z') / 1_000;
    expect(list.map(({ dt }) => dt)).toEqual(Array.from({ length: 40 }, (_, index) => start + index * 10_800));
    expect(list[0]).toMatchObject({
      main: { temp: expect.any(Number) },
      weather: [{ icon: expect.stringMatching(/^\d{2}[dn]$/) }],
      wind: { speed: expect.any(Number) },
      pop: expect.any(Number),
      dt_txt: '2026-11-20 09:00:00',
    });
    expect(city).toMatchObject({ name: 'Wonju', coord: { lat: 37.4021, lon: 127.8123 }, timezone: 32_400 });
  });

  test('forecasts an amount of rain or snow for wet steps only', () => {
    const steps = year
      .filter((_, index) => index % 100 === 0)
      .flatMap((date) => inventedForecast(date, { lat: 37.4, lon: 127.8 }, 'metric').list);
    expect(
      new Set(
        steps.map(({ weather: [sky], rain, snow }) => `${sky?.main} ${rain !== undefined} ${snow !== undefined}`),
      ),
    ).toEqual(
      new Set(['Clear false false', 'Clouds false false', 'Mist false false', 'Rain true false', 'Snow false true']),
    );
  });

  test.each([
    ['2026-06-21', '05:11', '19:57'],
    ['2027-01-01', '07:47', '17:24'],
  ])('on %s the sun over Seoul rises at %s and sets at %s, within three minutes', (day, rise, set) => {
    const { sunrise, sunset } = sunAt(day, { lat: 37.5665, lon: 126.978 });
    const minutesOff = (at: Date, time: string) =>
      Math.abs(at.getTime() - Date.parse(`${day}T${time}:00+09:00`)) / 60_000;
    expect(minutesOff(sunrise, rise)).toBeLessThan(3);
    expect(minutesOff(sunset, set)).toBeLessThan(3);
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
    ['forecast', { lat: 'x', lon: '1' }, 400, { cod: '400', message: 'wrong latitude' }],
    ['forecast', { lat: '1' }, 400, { cod: '400', message: 'wrong longitude' }],
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
