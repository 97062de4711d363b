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
export async function withWeather(weather: readonly Reply[], air: readonly Reply[]) {
  const requests: string[] = [];
  const signals: AbortSignal[] = [];
  const remaining = { weather: [...weather], air_pollution: [...air] };
  const fetchExternal: Deps['fetchExternal'] = async (url, { signal }) => {
    requests.push(url);
    signals.push(signal);
    const queue = url.includes('/air_pollution?') ? remaining.air_pollution : remaining.weather;
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
