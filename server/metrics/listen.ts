import { Hono } from 'hono';
import type { Env } from '../env.ts';
import type { AppEnv } from '../http/app-type.ts';
import { listen, type Listening } from '../listen.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves `/metrics` on a separate port that no proxy exposes, so that it needs neither a password nor a proxy rule that
 * could be forgotten. Returns null without METRICS_PORT. Throws `StartupError` if it cannot listen.
 */
export async function listenForMetrics(
  { registry }: Metrics,
  { METRICS_HOST, METRICS_PORT }: Pick<Env, 'METRICS_HOST' | 'METRICS_PORT'>,
): Promise<Listening | null> {
  if (METRICS_PORT === undefined) return null;
  const app = new Hono<AppEnv>();
  app.get('/metrics', async (c) => c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }));
  return listen(app, { HOST: METRICS_HOST, PORT: METRICS_PORT }, { setting: 'METRICS_PORT' });
}
