import type { Deps } from '#server/deps.ts';
import type { TestApp } from './app.ts';
import { startApp } from './app.ts';

type Reply = () => Response | Promise<Response>;

export const sunny = {
  coord: { lon: 127.9453, lat: 37.3514 },
  weather: [{ id: 800, icon: '01d' }],
  main: { temp: 12.3, humidity: 40 },
  name: 'Wonju',
  cod: 200,
};
export const fairAir = {
  coord: { lon: 127.9453, lat: 37.3514 },
  list: [{ main: { aqi: 2 }, components: { pm10: 20 }, dt: 1 }],
};
/** A forecast at these times, each the same weather. */
export const forecastOf = (times: readonly string[]) => ({
  cod: '200',
  list: times.map((time) => ({
    dt: Date.parse(time) / 1_000,
    main: { temp: 3.6, humidity: 40 },
    weather: [{ id: 500, icon: '10d' }],
    wind: { speed: 4.26, deg: 270 },
    pop: 0.62,
    rain: { '3h': 1.24 },
  })),
  city: {
    sunrise: Date.parse('2026-11-21T07:14:00+09:00') / 1_000,
    sunset: Date.parse('2026-11-21T17:08:00+09:00') / 1_000,
  },
});

export const weatherKey = 'the-secret-key';

export const respondsWith =
  (body: unknown, status = 200): Reply =>
  () =>
    Response.json(body, { status });
export const neverResponds: Reply = () => new Promise(() => undefined);
export const unreachable: Reply = () =>
  Promise.reject(
    Object.assign(new TypeError(`fetch failed: ${weatherKey}`), {
      cause: Object.assign(new Error(weatherKey), { code: 'ENOTFOUND' }),
    }),
  );

/** Starts the application with a mocked weather service that gives these responses in turn, repeating the last one. */
export async function withWeather(weather: readonly Reply[], air: readonly Reply[], forecast: readonly Reply[] = []) {
  const requests: string[] = [];
  const signals: AbortSignal[] = [];
  const remaining = { weather: [...weather], air_pollution: [...air], forecast: [...forecast] };
  const fetchExternal: Deps['fetchExternal'] = async (url, { signal }) => {
    requests.push(url);
    signals.push(signal);
    const call = (['air_pollution', 'forecast'] as const).find((each) => url.includes(`/${each}?`)) ?? 'weather';
    const queue = remaining[call];
    const reply = queue.length > 1 ? queue.shift() : queue[0];
    if (!reply) throw new Error('No request is expected.');
    return reply();
  };
  const app = await startApp({
    env: { WEATHER_URL: 'https://weather.example/', WEATHER_KEY: weatherKey },
    deps: { fetchExternal },
  });
  return { app, requests, signals };
}

/** Returns the log lines about the weather, without their times. */
export const failuresOf = ({ observed }: TestApp): object[] =>
  observed.lines
    .filter((line) => line.includes('weather failed'))
    .map((line) => {
      const { call, reason, triesLeft }: Record<string, unknown> = JSON.parse(line);
      return { call, reason, triesLeft };
    });
