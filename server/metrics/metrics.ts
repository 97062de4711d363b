import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Connections } from '../db/database.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics of one process. Each label has a few values that the code defines, never what a user typed. */
export function createMetrics({
  version,
  connections,
}: {
  readonly version: string;
  readonly connections: () => Connections | null;
}) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'build_info',
    help: 'Always 1; the version is in the label',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  const pool = new Gauge({
    name: 'database_connections',
    help: 'Connections in use and calls waiting for one; not reported for the embedded database',
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
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Completed requests',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from receiving a request to sending the response headers',
      labelNames: ['route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    refusals: new Counter({
      name: 'rate_limit_refusals_total',
      help: 'Calls rejected because a client address exceeded its limit per minute',
      labelNames: ['route'],
      registers,
    }),
    logins: new Counter({ name: 'logins_total', help: 'Logins by result', labelNames: ['result'], registers }),
    errors: new Counter({
      name: 'errors_total',
      help: 'Error log lines by message',
      labelNames: ['message'],
      registers,
    }),
    violations: new Counter({
      name: 'policy_violations_total',
      help: 'Violations of a content security policy that browsers reported',
      labelNames: ['page', 'directive'],
      registers,
    }),
    partnerFailures: new Counter({
      name: 'partner_failures_total',
      help: 'Failures of external services that pages reported',
      labelNames: ['partner', 'reason'],
      registers,
    }),
    pages: new Counter<'how'>({
      name: 'pages_total',
      help: 'Pages rendered on the server, and pages served from the cache',
      labelNames: ['how'],
      registers,
    }),
  };
}
