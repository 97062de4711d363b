import { Hono } from 'hono';
import type { Env } from '../env.ts';
import type { AppEnv } from '../http/app-type.ts';
import { listen, type Listening } from '../listen.ts';
import type { Metrics } from './metrics.ts';

/**
 * `/metrics` on a port of its own, which no proxy leads to: what is not reached needs neither a password nor a rule in front
 * that somebody forgets. Null without METRICS_PORT. Throws `StartupError` when it cannot listen.
 */
export async function listenForMetrics({ registry }: Metrics, { METRICS_HOST, METRICS_PORT }: Pick<Env, 'METRICS_HOST' | 'METRICS_PORT'>): Promise<Listening | null> {
  if (METRICS_PORT === undefined) return null;
  const app = new Hono<AppEnv>();
  app.get('/metrics', async (c) => c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }));
  return listen(app, { HOST: METRICS_HOST, PORT: METRICS_PORT }, { setting: 'METRICS_PORT' });
}
