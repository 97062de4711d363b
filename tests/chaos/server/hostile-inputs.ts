import { setTimeout as wait } from 'node:timers/promises';
import { call } from '../lib/calls.ts';
import { whileCalling } from '../lib/calling.ts';
import type { Request } from '../lib/connection.ts';
import { keepAliveConnection } from '../lib/connection.ts';
import { onEmbedded } from '../lib/installation.ts';
import { hostilePairs } from '../lib/hostile-requests.ts';
import type { Trial } from '../lib/trial.ts';
import { equals, holds } from '../lib/trial.ts';

/** Between 4 for linear time and 16 for quadratic time. */
const maxGrowth = 8;
/** Shorter times, in milliseconds, are not compared. */
const minTimeMs = 5;
/** Additional runs of a pair that seems not to be linear, since a busy machine makes some calls slower. */
const extraRuns = 20;
/**
 * Far above that of a busy machine, and below the time of a text that is processed in quadratic time; in milliseconds.
 */
const maxHealthTimeMs = 2_000;
const healthIntervalMs = 10;

export const trial: Trial = {
  name: 'hostile-inputs',
  done: 'runs of slashes, dots, brackets and the like in paths, queries, headers and bodies, and four times as long',
  isTimed: true,
  run: ({ short }) =>
    onEmbedded(async (installation) => {
      const runs = short ? 1 : 10;
      const server = await installation.start({ TRUST_PROXY: '1' });
      const connection = keepAliveConnection(server.url);
      const statuses = new Map<number | string, number>();
      const timeOf = async (request: Request, times: number) => {
        const durations: number[] = [];
        for (let run = 0; run < times; run += 1) {
          const startedAt = performance.now();
          const status = await connection.send(request);
          durations.push(performance.now() - startedAt);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
        return Math.min(...durations);
      };
      const growthOf = async (pair: { short: Request; long: Request }, times: number) =>
        (await timeOf(pair.long, times)) / Math.max(minTimeMs, await timeOf(pair.short, times));

      const worst = { growth: 0, name: '' };
      const healthTimes: number[] = [];
      const health = async () => {
        await wait(healthIntervalMs);
        const startedAt = performance.now();
        const outcome = await call(server.url, '/healthz');
        healthTimes.push(performance.now() - startedAt);
        return outcome;
      };
      const { failed } = await whileCalling({ calls: [health], connections: 1 }, async () => {
        for (const pair of hostilePairs) {
          const firstGrowth = await growthOf(pair, runs);
          const growth = firstGrowth > maxGrowth ? await growthOf(pair, extraRuns) : firstGrowth;
          if (growth > worst.growth) Object.assign(worst, { growth, name: pair.name });
        }
      });
      connection.close();
      const statusCounts = [...statuses].toSorted(([a], [b]) => Number(a) - Number(b));
      equals(
        statusCounts.filter(([status]) => typeof status === 'string' || status >= 500),
        [],
        'answers that are defects or did not come',
      );
      const grown = `${worst.name} took ${worst.growth.toFixed(1)} times as long when it was four times as long`;
      holds(worst.growth <= maxGrowth, grown);
      equals(failed, [], 'health calls that failed');
      const slowest = Math.max(...healthTimes);
      const median = healthTimes.toSorted((a, b) => a - b)[Math.floor(healthTimes.length / 2)] ?? 0;
      holds(slowest < maxHealthTimeMs, `a health call took ${Math.round(slowest)} ms meanwhile`);
      equals(await server.end('SIGTERM'), 0, 'exit code');
      return `${hostilePairs.length} inputs (${statusCounts.map(([status, count]) => `${count} answered ${status}`).join(', ')}); at most, ${grown}; health calls ${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms`;
    }),
};
