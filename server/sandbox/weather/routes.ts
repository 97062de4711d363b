import type { Deps } from '../../deps.ts';
import type { App, Call } from '../../http/app-type.ts';
import { inventedAir, inventedForecast, inventedWeather } from './invented.ts';

const stallMs = 20_000;

/**
 * Replaces OpenWeather's current weather, air pollution and forecast of five days: its paths, shapes and errors. Requires
 * the configured key. `SANDBOX_WEATHER` makes it refuse, fail, stall or return garbage.
 */
export function weatherSandbox(app: App, { env, now, wait }: Pick<Deps, 'env' | 'now' | 'wait'>): void {
  app.use('/sandbox/weather/*', async (c, next) => {
    const mode = env.SANDBOX_WEATHER;
    if (mode === 'down') return c.text('Service Unavailable', 503);
    if (mode === 'garbage') return c.json({ weather: 'sunny', list: [{}] });
    if (mode === 'refuse' || c.req.query('appid') !== env.WEATHER_KEY) return refuse(c, 401, 'Invalid API key.');
    if (mode === 'slow') await wait(stallMs);
    await next();
    return undefined;
  });
  app.get('/sandbox/weather/data/2.5/weather', (c) => {
    const city = c.req.query('q') ?? '';
    if (city === '') return refuse(c, 400, 'Nothing to geocode');
    if (city.toLowerCase() !== 'wonju') return refuse(c, 404, 'city not found');
    return c.json(inventedWeather(now(), unitsOf(c)));
  });
  app.get('/sandbox/weather/data/2.5/air_pollution', (c) => {
    const place = placeOf(c);
    return typeof place === 'string' ? refuse(c, 400, place) : c.json(inventedAir(now()));
  });
  app.get('/sandbox/weather/data/2.5/forecast', (c) => {
    const place = placeOf(c);
    return typeof place === 'string' ? refuse(c, 400, place) : c.json(inventedForecast(now(), place, unitsOf(c)));
  });
}

const unitsOf = (c: Call) => (c.req.query('units') === 'metric' ? 'metric' : 'standard');

/** Returns the coordinates of the query, or which of them is wrong. */
function placeOf(c: Call): { lat: number; lon: number } | string {
  const [lat, lon] = (['lat', 'lon'] as const).map((name) => c.req.query(name) ?? '');
  const isNumber = (text: string | undefined): text is string => /^-?\d+(\.\d+)?$/.test(text ?? '');
  if (!isNumber(lat)) return 'wrong latitude';
  return isNumber(lon) ? { lat: Number(lat), lon: Number(lon) } : 'wrong longitude';
}

const refuse = (c: Call, cod: 400 | 401 | 404, message: string) =>
  c.json({ cod: cod === 401 ? cod : String(cod), message }, cod);
