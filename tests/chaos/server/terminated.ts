import { setTimeout as wait } from 'node:timers/promises';
import { onEmbedded } from '../lib/installation.ts';
import { keepAliveConnection, refused } from '../lib/connection.ts';
import type { Trial } from '../lib/trial.ts';
import { equals, holds } from '../lib/trial.ts';

const connections = 20;
const loadedFor = 500;
/** The time limit for the process to end, in milliseconds. */
const limit = 10_000;

export const trial: Trial = {
  name: 'terminated',
  done: `SIGTERM while ${connections} kept connections call without a pause`,
  run: ({ short }) =>
    onEmbedded(async (installation) => {
      const rounds = short ? 2 : 10;
      let answered = 0;
      let slowest = 0;
      for (let round = 0; round < rounds; round += 1) {
        const server = await installation.start();
        const failures: string[] = [];
        const openConnections = Array.from({ length: connections }, () => keepAliveConnection(server.url));
        equals(new Set(await Promise.all(openConnections.map(({ ask }) => ask('/healthz')))), new Set([200]), 'the first calls');
        const connection = async ({ ask, close }: (typeof openConnections)[number], index: number) => {
          for (;;) {
            const outcome = await ask(index % 2 === 0 ? '/api/v1/notices' : '/api/v1/faqs');
            if (outcome !== 200) {
              if (outcome !== refused) failures.push(String(outcome));
              return close();
            }
            answered += 1;
          }
        };
        const load = Promise.all(openConnections.map(connection));
        await wait(loadedFor);
        const started = performance.now();
        equals(await server.end('SIGTERM'), 0, 'exit code');
        slowest = Math.max(slowest, performance.now() - started);
        await load;
        equals(failures, [], `requests without an answer in round ${round + 1}`);
      }
      holds(slowest < limit, `the process took ${Math.round(slowest)} ms to end`);
      return `${rounds} times: ${answered} calls, each answered; ended within ${Math.round(slowest)} ms, exit code 0`;
    }),
};
