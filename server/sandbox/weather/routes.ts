import type { Deps } from '../../deps.ts';
import type { App, Call } from '../../http/app-type.ts';
import { inventedAir, inventedWeather } from './invented.ts';

const stallMs = 20_000;

/**
 * Replaces OpenWeather's current weather and air pollution: its paths, shapes and errors. Requires the configured key.
 * `SANDBOX_WEATHER` makes it refuse, fail, stall or return garbage.
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
    return c.json(inventedWeather(now(), c.req.query('units') === 'metric' ? 'metric' : 'standard'));
  });
  app.get('/sandbox/weather/data/2.5/air_pollution', (c) => {
    const wrong = (['lat', 'lon'] as const).find((name) => !/^-?\d+(\.\d+)?$/.test(c.req.query(name) ?? ''));
    return wrong ? refuse(c, 400, `wrong ${wrong === 'lat' ? 'latitude' : 'longitude'}`) : c.json(inventedAir(now()));
  });
}

const refuse = (c: Call, cod: 400 | 401 | 404, message: string) =>
  c.json({ cod: cod === 401 ? cod : String(cod), message }, cod);
