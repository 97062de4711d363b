import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorLines } from '#server/metrics/counted-log.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { policyDirectives, policyPages } from '#server/http/policy-report.ts';

const page = readFileSync('docs/operating.md', 'utf8');
const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join('server', name), 'utf8'));

/** Each message that the server logs, with its level. */
const logged = [
  ...new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\blog\.(info|error)\(\s*'([^']+)'/gi)].map(
        ([, level = '', message = '']) => `${message} ${level}`,
      ),
    ),
  ),
].toSorted();
const documented = [...page.matchAll(/^\| `([^`]+)` \| (info|error) \|/gm)].map(
  ([, message = '', level = '']) => `${message} ${level}`,
);

test('the page explains every log message, and no other', () => {
  expect(logged.length).toBeGreaterThan(7);
  expect(documented.toSorted()).toEqual(logged);
});

test('each error counter starts at zero, so that the first error is visible', () => {
  expect(errorLines.map((message) => `${message} error`).toSorted()).toEqual(
    logged.filter((line) => line.endsWith(' error')),
  );
});

test('each metric of an alert exists, and each of ours is documented', async () => {
  const { registry } = createMetrics({ version: '', connections: () => null });
  const registered = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  const documentedNames = [
    ...page.matchAll(
      /\b((?:http|rate_limit|logins|pages|policy|partner|errors|database|build|process|nodejs)_[a-z0-9_]+)/g,
    ),
  ].map(([, name = '']) => name.replace(/_bucket$/, ''));
  expect([...new Set(documentedNames)].filter((name) => !registered.includes(name))).toEqual([]);
  expect(registered.filter((name) => !/^(?:process|nodejs)_/.test(name) && !documentedNames.includes(name))).toEqual(
    [],
  );
});

test('violations of the policy of each page raise an alert, if only those of one directive', () => {
  const selectors = [...page.matchAll(/policy_violations_total\{page(!?=)"(\w+)"(?:,directive="([^"]+)")?\}/g)];
  const alerted = selectors.flatMap(([, operator, name]) =>
    policyPages.filter((known) => (known === name) === (operator === '=')),
  );
  expect(alerted.toSorted()).toEqual(policyPages.toSorted());
  const directives = selectors.flatMap(([, , , directive]) => directive ?? []);
  expect(directives.filter((name) => !policyDirectives.some((known) => known === name))).toEqual([]);
});
