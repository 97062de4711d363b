import { setTimeout as wait } from 'node:timers/promises';
import { onEmbedded } from '../lib/installation.ts';
import { keepAliveConnection, refused } from '../lib/connection.ts';
import type { Trial } from '../lib/trial.ts';
import { equals, holds } from '../lib/trial.ts';

const connections = 20;
const loadMs = 500;
/** The time limit for the process to end, in milliseconds. */
const maxShutdownMs = 10_000;

export const trial: Trial = {
  name: 'terminated',
  done: `SIGTERM while ${connections} kept connections call without a pause`,
  isTimed: true,
  run: ({ short }) =>
    onEmbedded(async (installation) => {
      const rounds = short ? 2 : 10;
      let responseCount = 0;
      let slowest = 0;
      for (let round = 0; round < rounds; round += 1) {
        const server = await installation.start();
        const failures: string[] = [];
        const openConnections = Array.from({ length: connections }, () => keepAliveConnection(server.url));
        equals(
          new Set(await Promise.all(openConnections.map(({ get }) => get('/healthz')))),
          new Set([200]),
          'the first calls',
        );
        const connection = async ({ get, close }: (typeof openConnections)[number], index: number) => {
          for (;;) {
            const outcome = await get(index % 2 === 0 ? '/api/v1/notices' : '/api/v1/faqs');
            if (outcome !== 200) {
              if (outcome !== refused) failures.push(String(outcome));
              return close();
            }
            responseCount += 1;
          }
        };
        const load = Promise.all(openConnections.map(connection));
        await wait(loadMs);
        const startedAt = performance.now();
        equals(await server.end('SIGTERM'), 0, 'exit code');
        slowest = Math.max(slowest, performance.now() - startedAt);
        await load;
        equals(failures, [], `requests without an answer in round ${round + 1}`);
      }
      holds(slowest < maxShutdownMs, `the process took ${Math.round(slowest)} ms to end`);
      return `${rounds} times: ${responseCount} calls, each answered; ended within ${Math.round(slowest)} ms, exit code 0`;
    }),
};
