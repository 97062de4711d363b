import { setTimeout as wait } from 'node:timers/promises';
import { bearer, password } from '#tests/server/lib/app.ts';
import { call, checkedAt, isDone, send, sentenceOf, tokenAt } from '../lib/calls.ts';
import type { Outcome } from '../lib/calls.ts';
import { onPostgres } from '../lib/installation.ts';
import { inquire, wronglyStored, ledger } from '../lib/inquiries.ts';
import type { Trial } from '../lib/trial.ts';
import { equals, holds } from '../lib/trial.ts';

const connections = 20;
const downFor = 1_000;

export const trial: Trial = {
  name: 'database-restarted',
  done: 'PostgreSQL stopped for a second under load, then started again',
  run: ({ short }) =>
    onPostgres(async (installation, cluster) => {
      const server = await installation.start();
      const token = await checkedAt(server.url, await tokenAt(server.url, 'member01', password), password);
      const endOthers = () => send(server.url, '/api/v1/my/sessions/end-others', {}, bearer(token));
      const { acknowledged, note } = ledger();
      const seen = { reads: 0, transactions: 0, refused: 0, slowest: 0, wrong: [] as string[] };
      const sent: number[] = [];
      const load = { goesOn: true };

      const judge = (outcome: Outcome, milliseconds: number) => {
        seen.slowest = Math.max(seen.slowest, milliseconds);
        if (isDone(outcome)) return;
        seen.refused += 1;
        if (outcome.http !== 503 || !sentenceOf(outcome)) seen.wrong.push(`${outcome.http} ${outcome.text.slice(0, 200)}`);
      };
      const timed = async (calling: () => Promise<Outcome>) => {
        const started = performance.now();
        const outcome = await calling();
        judge(outcome, performance.now() - started);
        return outcome;
      };
      const connection = async () => {
        while (load.goesOn) {
          const number = sent.push(sent.length + 1);
          note(number, await timed(() => inquire(server.url, number)));
          if (isDone(await timed(() => call(server.url, '/api/v1/notices')))) seen.reads += 1;
          if (isDone(await timed(() => endOthers()))) seen.transactions += 1;
        }
      };
      const loaded = Promise.all(Array.from({ length: connections }, connection));

      const signals = short ? (['SIGKILL'] as const) : (['SIGINT', 'SIGQUIT', 'SIGKILL'] as const);
      for (const signal of signals) {
        await wait(downFor);
        await cluster.end(signal);
        await wait(downFor);
        await cluster.start();
      }
      await wait(downFor);
      load.goesOn = false;
      await loaded;

      equals([...new Set(seen.wrong)], [], 'answered otherwise than with 503 and a sentence');
      holds(seen.refused > 0, 'no call met the database while it was down');
      for (const number of sent) if (!acknowledged.has(number)) note(number, await inquire(server.url, number));
      equals(acknowledged.size, sent.length, 'acknowledged once the database was back');
      equals((await Promise.all(Array.from({ length: connections }, endOthers))).map(({ http }) => http), Array(connections).fill(200), 'transactions once the database was back');
      equals(await server.end('SIGTERM'), 0, 'exit code');
      equals(await wronglyStored(installation, sent), [], 'not there exactly once');
      return `by ${signals.join(', ')}: ${sent.length} writes, ${seen.reads} reads and ${seen.transactions} transactions over ${connections} connections, ${seen.refused} refused with 503, slowest ${Math.round(seen.slowest)} ms`;
    }),
};
