import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { call } from '../lib/calls.ts';
import { whileCalling } from '../lib/calling.ts';
import { keepAliveConnection } from '../lib/connection.ts';
import { onEmbedded } from '../lib/installation.ts';
import type { Server } from '../lib/server.ts';
import type { Trial } from '../lib/trial.ts';
import { equals, holds, SkippedTrial } from '../lib/trial.ts';

const path = '/images/kv-autumn-1920.webp';
/** As many as a connection may have open, and more. */
const [allowed, flooding] = [8, 50];
/**
 * The server ends a response of which nothing is read after half a minute; what the buffers of both systems take counts
 * as read, and idles for a minute.
 */
const latestMs = 90_000;
const pollMs = 200;
/** Connections of the calls meanwhile. */
const visitors = 2;
/** Thousands of requests arrive at once, and are parsed before any is refused: ten seconds on a busy machine. */
const maxResponseMs = 20_000;

export const trial: Trial = {
  name: 'never-reading',
  isLong: true,
  isTimed: true,
  done: 'connections that read nothing of their responses, with a few requests and with many',
  run: ({ short }) =>
    onEmbedded(async (installation) => {
      if (process.platform !== 'linux') throw new SkippedTrial('the sockets of a process are counted on Linux only');
      const connections = short ? 100 : 500;
      // As through a proxy: without one, an address may open fewer connections.
      const server = await installation.start({ TRUST_PROXY: '1' });
      let slowest = 0;
      const visit = async () => {
        const startedAt = performance.now();
        const outcome = await call(server.url, '/healthz', { headers: { 'X-Forwarded-For': '198.51.100.1' } });
        slowest = Math.max(slowest, performance.now() - startedAt);
        return outcome;
      };
      const endedAfter: number[] = [];
      const { responseCount, failed } = await whileCalling({ calls: [visit], connections: 1 }, async () => {
        for (const requests of [flooding, allowed]) endedAfter.push(await endOfAll(server, connections, requests));
      });
      equals([...new Set(failed)], [], 'calls that failed meanwhile');
      holds(slowest < maxResponseMs, `a call took ${Math.round(slowest)} ms meanwhile`);
      equals(await server.end('SIGTERM'), 0, 'exit code');
      const [floods = 0, few = 0] = endedAfter.map((ms) => ms / 1_000);
      return `${connections} connections: with ${flooding} requests each all were closed after ${floods.toFixed(1)} s, with ${allowed} after ${few.toFixed(1)} s; ${responseCount} calls meanwhile, slowest ${Math.round(slowest)} ms`;
    }),
};

/**
 * Opens connections that send these requests and read nothing. Resolves to the milliseconds until the server has closed
 * all of them; throws if it does not.
 */
async function endOfAll(server: Server, connections: number, requests: number): Promise<number> {
  const before = server.sockets();
  const startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  const sockets = await Promise.all(Array.from({ length: connections }, () => openUnread(server.url, requests)));
  // Connections are accepted in order, so all have been once a later one is answered.
  const later = keepAliveConnection(server.url);
  equals(await later.get('/healthz'), 200, 'a connection after them');
  later.close();
  // A client learns of the end only by reading, so the server's sockets are counted.
  const left = () => server.sockets() - before;
  while (left() > visitors && elapsed() < latestMs) await wait(pollMs);
  holds(
    left() <= visitors,
    `${left()} of ${connections} connections with ${requests} requests are still open after ${latestMs / 1_000} s`,
  );
  sockets.forEach((socket) => socket.destroy());
  return elapsed();
}

async function openUnread(url: string, requests: number): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(requests));
  return socket;
}
