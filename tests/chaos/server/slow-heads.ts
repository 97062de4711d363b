import { once } from 'node:events';
import { connect } from 'node:net';
import { errorCode } from '#server/log.ts';
import { call } from '../lib/calls.ts';
import { whileCalling } from '../lib/calling.ts';
import { onEmbedded } from '../lib/installation.ts';
import type { Trial } from '../lib/trial.ts';
import { equals, holds } from '../lib/trial.ts';

const requestHead = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
const byteIntervalMs = 1_000;
/**
 * The server times out headers after ten seconds, checks once a second, and may be busy; a whole request has 30
 * seconds.
 */
const [earliest, latest] = [9_500, 15_000];
/** A byte in transit while the connection closes makes the system reset it, and the response may be lost. */
const expectedEnds = new Set(['HTTP/1.1 408 Request Timeout', 'ECONNRESET', 'EPIPE']);
/** All connections arrive at once. */
const maxResponseMs = 5_000;
const connections = 4;

export const trial: Trial = {
  name: 'slow-heads',
  isLong: true,
  isTimed: true,
  done: 'heads that come a byte a second, over many connections',
  run: ({ short }) =>
    onEmbedded(async (installation) => {
      const heads = short ? 300 : 2_000;
      // As through a proxy: without one, an address may open fewer connections.
      const server = await installation.start({ TRUST_PROXY: '1' });
      const serverUrl = new URL(server.url);
      let slowest = 0;
      const timed = (path: string) => async () => {
        const startedAt = performance.now();
        const outcome = await call(server.url, path);
        slowest = Math.max(slowest, performance.now() - startedAt);
        return outcome;
      };
      const cut: Cut[] = [];
      const { responseCount, failed } = await whileCalling(
        { calls: ['/healthz', '/api/v1/notices', '/'].map(timed), connections },
        async () => {
          cut.push(...(await Promise.all(Array.from({ length: heads }, () => sendSlowly(serverUrl)))));
        },
      );
      const refused = cut.filter(({ response }) => response === 'HTTP/1.1 408 Request Timeout').length;
      equals(
        [...new Set(cut.map(({ response }) => response))].filter((response) => !expectedEnds.has(response)),
        [],
        'other ends of slow heads',
      );
      holds(refused > 0, 'no slow head was refused with 408');
      const times = cut.map(({ closedAfterMs }) => closedAfterMs);
      const [first, last] = [Math.min(...times), Math.max(...times)];
      holds(first > earliest && last < latest, `slow heads were cut off after ${first} to ${last} ms`);
      equals([...new Set(failed)], [], 'calls that failed meanwhile');
      holds(slowest < maxResponseMs, `a call took ${Math.round(slowest)} ms meanwhile`);
      equals(await server.end('SIGTERM'), 0, 'exit code');
      return `${heads} connections, each cut off (${refused} with 408) after ${(first / 1_000).toFixed(1)} to ${(last / 1_000).toFixed(1)} s; ${responseCount} calls meanwhile, none failed, slowest ${Math.round(slowest)} ms`;
    }),
};

/** The first line of the response, or the error, and the milliseconds until the connection was closed. */
type Cut = { readonly response: string; readonly closedAfterMs: number };

async function sendSlowly({ hostname, port }: URL): Promise<Cut> {
  const socket = connect(Number(port), hostname);
  let response = '';
  socket.on('data', (text: Buffer) => (response += text.toString()));
  socket.on('error', (error) => (response ||= errorCode(error) ?? String(error)));
  await once(socket, 'connect');
  const startedAt = performance.now();
  let sentBytes = 0;
  const sending = setInterval(() => socket.write(requestHead.charAt(sentBytes++)), byteIntervalMs);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(sending);
  return { response: response.split('\r\n', 1)[0] ?? '', closedAfterMs: Math.round(performance.now() - startedAt) };
}
