import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Connections } from '../db/database.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** What is watched of one process. Each label has a few values that the code knows, never what a person typed. */
export function createMetrics({ version, connections }: { readonly version: string; readonly connections: () => Connections | null }) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({ name: 'build_info', help: 'Always 1; the label names the release', labelNames: ['version'], registers }).set({ version }, 1);
  const pool = new Gauge({
    name: 'database_connections',
    help: 'Connections at work and calls waiting for one; none of the embedded database',
    labelNames: ['state'],
    registers,
    collect() {
      const now = connections();
      if (!now) return;
      pool.set({ state: 'in use' }, now.inUse);
      pool.set({ state: 'waiting' }, now.waiting);
    },
  });
  return {
    registry,
    requests: new Counter({ name: 'http_requests_total', help: 'Requests answered', labelNames: ['route', 'method', 'status'], registers }),
    durations: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From a request to the head of its answer',
      labelNames: ['route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    refusals: new Counter({ name: 'rate_limit_refusals_total', help: 'Calls beyond what an address may make in a minute', labelNames: ['route'], registers }),
    logins: new Counter({ name: 'logins_total', help: 'Logins by their result', labelNames: ['result'], registers }),
    errors: new Counter({ name: 'errors_total', help: 'Error lines of the log, by their message', labelNames: ['message'], registers }),
    pages: new Counter<'how'>({ name: 'pages_total', help: 'Pages that were rendered, and pages answered from the cache', labelNames: ['how'], registers }),
  };
}
