import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Env } from './env.ts';
import type { App } from './http/app-type.ts';
import { errorCode } from './log.ts';
import { StartFailure } from './start-failure.ts';

const drainTime = 10_000;
const drainCheck = 50;

export type Listening = {
  readonly url: string;
  /** Takes no more requests, and resolves when those under way are answered; after ten seconds it cuts them off. */
  stop(): Promise<void>;
};

/** Listens on HOST and PORT, 0 being any free one. Throws `StartFailure` when it cannot. */
export async function listen(app: App, { HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): Promise<Listening> {
  const answer = getRequestListener(app.fetch);
  const server = createServer({ requestTimeout: 30_000 }, (request, response) => void answer(request, response));
  server.listen(PORT, HOST);
  await once(server, 'listening').catch((error: unknown) => {
    if (errorCode(error) === 'EADDRINUSE') throw new StartFailure(`Port ${PORT} is already taken; set PORT to another one.`);
    throw new StartFailure(`Cannot listen on ${HOST}:${PORT} (${errorCode(error) ?? 'unknown error'}).`);
  });
  return { url: `http://${nameOf(HOST)}:${portOf(server)}`, stop: () => drain(server) };
}

async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), drainCheck);
  const late = setTimeout(() => server.closeAllConnections(), drainTime);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}

function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
