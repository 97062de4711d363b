import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Connections } from '#server/db/database.ts';
import { parseEnv } from '#server/env.ts';
import type { Listening } from '#server/listen.ts';
import { silent } from '#server/log.ts';
import { countedLog } from '#server/metrics/counted-log.ts';
import { listenForMetrics } from '#server/metrics/listen.ts';
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts';
import { readSite } from '#server/ssr/files.ts';
import { password, post, startApp } from '../lib/app.ts';
import { openDatabase } from '../lib/database.ts';
import { preparedInstallation, runServer } from '../lib/process.ts';

const newMetrics = (connections: () => Connections | null = () => null) =>
  createMetrics({ version: '1.2.3', connections });

/** Returns the samples of one metric, as Prometheus parses them. */
async function samplesOf({ registry }: Metrics, name: string): Promise<string[]> {
  const text = await registry.getSingleMetricAsString(name);
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

let listening: Listening | null = null;
afterEach(async () => {
  await listening?.stop();
  listening = null;
});

test('requests are counted by endpoint, method and status class, whatever the URL and the log level', async () => {
  const metrics = newMetrics();
  const app = await startApp({ deps: { log: countedLog(silent, metrics) } });
  await app.get('/api/v1/special-offers/101?typed=by-someone');
  await app.get('/api/v1/special-offers/999999');
  await app.get('/api/v1/typed-by-someone');
  await app.get('/healthz');
  expect(await samplesOf(metrics, 'http_requests_total')).toEqual([
    'http_requests_total{route="specialOfferById",method="GET",status="2xx"} 1',
    'http_requests_total{route="specialOfferById",method="GET",status="4xx"} 1',
    'http_requests_total{route="site",method="GET",status="4xx"} 1',
    'http_requests_total{route="/healthz",method="GET",status="2xx"} 1',
  ]);
  expect(await samplesOf(metrics, 'http_request_duration_seconds')).toContain(
    'http_request_duration_seconds_count{route="specialOfferById"} 2',
  );
});

test('request durations are measured in seconds', async () => {
  const metrics = newMetrics();
  const log = countedLog(silent, metrics);
  for (const ms of [4, 250, 1_500]) log.info('request', { method: 'GET', path: '/healthz', status: 200, ms });
  const bucketCounts = {
    '0.005': 1,
    '0.01': 1,
    '0.025': 1,
    '0.05': 1,
    '0.1': 1,
    '0.25': 2,
    '0.5': 2,
    1: 2,
    '2.5': 3,
    5: 3,
    10: 3,
    '+Inf': 3,
  };
  expect((await samplesOf(metrics, 'http_request_duration_seconds')).toSorted()).toEqual(
    [
      ...Object.entries(bucketCounts).map(
        ([seconds, count]) => `http_request_duration_seconds_bucket{le="${seconds}",route="/healthz"} ${count}`,
      ),
      'http_request_duration_seconds_sum{route="/healthz"} 1.754',
      'http_request_duration_seconds_count{route="/healthz"} 3',
    ].toSorted(),
  );
});

test('an unknown method creates no label of its own', async () => {
  const metrics = newMetrics();
  const app = await startApp({ deps: { log: countedLog(silent, metrics) } });
  await app.fetch('/healthz', { method: 'PROPFIND' });
  expect(await samplesOf(metrics, 'http_requests_total')).toEqual([
    'http_requests_total{route="site",method="other",status="4xx"} 1',
  ]);
});

test('logins are counted as right, wrong and locked, and rate-limited calls as refused', async () => {
  const metrics = newMetrics();
  const app = await startApp({ env: { SIGN_IN_RATE_PER_MINUTE: 7 }, deps: { log: countedLog(silent, metrics) } });
  await app.signIn('member01', password);
  for (let count = 0; count < 6; count += 1) await app.signIn('locked01', 'wrong');
  await app.signIn('member01', password);
  expect(await samplesOf(metrics, 'logins_total')).toEqual([
    'logins_total{result="ok"} 1',
    'logins_total{result="failed"} 4',
    'logins_total{result="locked"} 2',
  ]);
  expect(await samplesOf(metrics, 'rate_limit_refusals_total')).toEqual([
    'rate_limit_refusals_total{route="signIn"} 1',
  ]);
});

test('violations of a policy and failures of external services are counted by page and partner, whatever a browser reports', async () => {
  const metrics = newMetrics();
  const app = await startApp({ deps: { log: countedLog(silent, metrics) } });
  const violation = { 'effective-directive': 'frame-src', 'blocked-uri': 'https://moved.example/search' };
  await app.fetch('/policy-reports?page=postcode', {
    method: 'POST',
    body: JSON.stringify({ 'csp-report': violation }),
  });
  await app.fetch('/policy-reports?page=postcode', {
    method: 'POST',
    body: JSON.stringify({ 'csp-report': { ...violation, 'effective-directive': 'typed-by-someone' } }),
  });
  await app.fetch('/api/v1/partner-failures', post({ partner: 'postcode', reason: 'silent' }));
  const counted = async (name: string) => (await samplesOf(metrics, name)).filter((line) => !line.endsWith(' 0'));
  expect([await counted('policy_violations_total'), await counted('partner_failures_total')]).toEqual([
    [
      'policy_violations_total{page="postcode",directive="frame-src"} 1',
      'policy_violations_total{page="postcode",directive="other"} 1',
    ],
    ['partner_failures_total{partner="postcode",reason="silent"} 1'],
  ]);
});

test('an unexpected error is counted under the message of its log line', async () => {
  const metrics = newMetrics();
  const passwords = {
    hash: () => Promise.reject(new Error('broken')),
    verify: () => Promise.reject(new Error('broken')),
  };
  const app = await startApp({ deps: { log: countedLog(silent, metrics), passwords } });
  await app.signIn('member01', password);
  expect(await samplesOf(metrics, 'errors_total')).toEqual([
    'errors_total{message="SANDBOX not chosen"} 0',
    'errors_total{message="company not announced"} 0',
    'errors_total{message="consent confirmation failed"} 0',
    'errors_total{message="consultation not announced"} 0',
    'errors_total{message="defect"} 1',
    ...[
      'disk check failed',
      'disk nearly full',
      'dormancy failed',
      'identity provider failed',
      'mail failed',
      'mail given up',
      'mail queue failed',
      'page not rendered',
      'page read failed',
      'publication failed',
      'purge failed',
      'tee times failed',
      'weather failed',
    ].map((message) => `errors_total{message="${message}"} 0`),
  ]);
});

test('a page is counted as rendered, and as cached when served again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'counted-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  const metrics = newMetrics();
  const app = await startApp({ deps: { site: readSite(folder), countPage: (how) => metrics.pages.inc({ how }) } });
  for (const path of ['/notice', '/notice', '/notice/faq', '/notice']) await (await app.fetch(path)).text();
  expect(await samplesOf(metrics, 'pages_total')).toEqual([
    'pages_total{how="rendered"} 2',
    'pages_total{how="cached"} 2',
  ]);
  rmSync(folder, { recursive: true });
});

test('the connections of a pool are measured at scrape time; the embedded database has none', async () => {
  let connectionCounts: Connections | null = { inUse: 3, waiting: 2 };
  const metrics = newMetrics(() => connectionCounts);
  expect(await samplesOf(metrics, 'database_connections')).toEqual([
    'database_connections{state="in use"} 3',
    'database_connections{state="waiting"} 2',
  ]);
  connectionCounts = null;
  expect(
    await samplesOf(
      newMetrics(() => connectionCounts),
      'database_connections',
    ),
  ).toEqual([]);
  const { connections } = await openDatabase();
  expect([null, { inUse: 0, waiting: 0 }]).toContainEqual(connections());
});

test('without METRICS_PORT nothing listens', async () => {
  expect(await listenForMetrics(newMetrics(), parseEnv({}))).toBeNull();
});

test('a port of its own serves /metrics with release, memory, start and event-loop delays, and nothing else', async () => {
  listening = await listenForMetrics(newMetrics(), parseEnv({ METRICS_PORT: '0' }));
  const url = listening?.url ?? '';
  const response = await fetch(`${url}/metrics`);
  const text = await response.text();
  expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(text).toContain('build_info{version="1.2.3"} 1');
  for (const name of [
    'process_resident_memory_bytes',
    'process_start_time_seconds',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'));
  expect((await fetch(url)).status).toBe(404);
});

test('a running server serves its metrics there, not on the port of the site', async () => {
  const installation = await preparedInstallation();
  const server = runServer({ ...installation.settings, METRICS_PORT: '0' });
  const url = await server.until('listening');
  const metricsUrl = await server.until('metrics listening');
  await fetch(`${url}/healthz`);
  expect(await (await fetch(`${metricsUrl}/metrics`)).text()).toContain(
    'http_requests_total{route="/healthz",method="GET",status="2xx"} 1',
  );
  expect(await (await fetch(`${url}/metrics`, { redirect: 'manual' })).text()).not.toContain('http_requests_total');
  server.signal('SIGTERM');
  expect(await server.end()).toEqual({ code: 0, complaint: '' });
  installation.remove();
});
