import { setTimeout as wait } from 'node:timers/promises';
import { bearer, password } from '#tests/server/lib/app.ts';
import { call, renewToken, isSuccess, send, koreanMessageOf, signInToken } from '../lib/calls.ts';
import type { Outcome } from '../lib/calls.ts';
import { onPostgres } from '../lib/installation.ts';
import { inquire, wronglyStored, ledger } from '../lib/inquiries.ts';
import type { Trial } from '../lib/trial.ts';
import { equals, holds } from '../lib/trial.ts';

const connections = 20;
const downMs = 1_000;

export const trial: Trial = {
  name: 'database-restarted',
  done: 'PostgreSQL stopped for a second under load, then started again',
  run: ({ short }) =>
    onPostgres(async (installation, cluster) => {
      const server = await installation.start();
      const token = await renewToken(server.url, await signInToken(server.url, 'member01', password), password);
      const endOthers = () => send(server.url, '/api/v1/my/sessions/end-others', {}, bearer(token));
      const { acknowledged, record } = ledger();
      const results = { reads: 0, transactions: 0, refused: 0, slowest: 0, wrong: [] as string[] };
      const sent: number[] = [];
      const load = { isRunning: true };

      const judge = (outcome: Outcome, milliseconds: number) => {
        results.slowest = Math.max(results.slowest, milliseconds);
        if (isSuccess(outcome)) return;
        results.refused += 1;
        if (outcome.http !== 503 || !koreanMessageOf(outcome))
          results.wrong.push(`${outcome.http} ${outcome.text.slice(0, 200)}`);
      };
      const timed = async (request: () => Promise<Outcome>) => {
        const startedAt = performance.now();
        const outcome = await request();
        judge(outcome, performance.now() - startedAt);
        return outcome;
      };
      const connection = async () => {
        while (load.isRunning) {
          const number = sent.push(sent.length + 1);
          record(number, await timed(() => inquire(server.url, number)));
          if (isSuccess(await timed(() => call(server.url, '/api/v1/notices')))) results.reads += 1;
          if (isSuccess(await timed(() => endOthers()))) results.transactions += 1;
        }
      };
      const loaded = Promise.all(Array.from({ length: connections }, connection));

      const signals = short ? (['SIGKILL'] as const) : (['SIGINT', 'SIGQUIT', 'SIGKILL'] as const);
      for (const signal of signals) {
        await wait(downMs);
        await cluster.end(signal);
        await wait(downMs);
        await cluster.start();
      }
      await wait(downMs);
      load.isRunning = false;
      await loaded;

      equals([...new Set(results.wrong)], [], 'answered otherwise than with 503 and a sentence');
      holds(results.refused > 0, 'no call met the database while it was down');
      for (const number of sent) if (!acknowledged.has(number)) record(number, await inquire(server.url, number));
      equals(acknowledged.size, sent.length, 'acknowledged once the database was back');
      equals(
        (await Promise.all(Array.from({ length: connections }, endOthers))).map(({ http }) => http),
        Array(connections).fill(200),
        'transactions once the database was back',
      );
      equals(await server.end('SIGTERM'), 0, 'exit code');
      equals(await wronglyStored(installation, sent), [], 'not there exactly once');
      return `by ${signals.join(', ')}: ${sent.length} writes, ${results.reads} reads and ${results.transactions} transactions over ${connections} connections, ${results.refused} refused with 503, slowest ${Math.round(results.slowest)} ms`;
    }),
};
