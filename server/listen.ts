import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Env } from './env.ts';
import type { App } from './http/app-type.ts';
import type { SharedCache } from './http/shared-cache.ts';
import { errorCode } from './log.ts';
import { StartupError } from './startup-error.ts';

/** Longer than a minute, after which proxies close an idle connection: if the server closes it first, a request already on its way is lost. */
const keepAliveTimeout = 65_000;
/** What takes longer to send its head is no browser. */
const longestHead = 10_000;
/** Far above what a proxy opens, and below the files that a process may have open. */
const maxConnections = 5_000;
const drainTime = 10_000;
/** How long a kept connection may still bring one request, which its client may have sent before it could know. */
const idleTime = 1_000;
const acceptTime = 5_000;
const drainCheck = 50;

export type Listening = {
  readonly url: string;
  /** Takes in nobody who has not connected yet, and resolves when the requests of the others are answered; ten seconds later it cuts them off. */
  stop(): Promise<void>;
};

type Options = {
  /** Under which the port was set. */
  readonly setting?: string;
  readonly sharedCache?: Pick<SharedCache, 'answer'> | undefined;
  /** In milliseconds, how long a request's head may take. */
  readonly headersTimeout?: number;
};

/** Listens on HOST and PORT, 0 being any free one. What the cache has is answered without the application. Throws `StartupError`, which names the port's setting, when it cannot. */
export async function listen(app: App, { HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>, { setting = 'PORT', sharedCache, headersTimeout = longestHead }: Options = {}): Promise<Listening> {
  const answer = getRequestListener(app.fetch);
  const underWay = new Set<ServerResponse>();
  const connectionsCheckingInterval = Math.min(1_000, headersTimeout);
  const server = createServer({ requestTimeout: 30_000, headersTimeout, connectionsCheckingInterval, keepAliveTimeout }, (request, response) => {
    underWay.add(response);
    response.on('close', () => underWay.delete(response));
    response.shouldKeepAlive &&= server.listening;
    if (!sharedCache?.answer(request, response)) void answer(request, response);
  });
  server.maxConnections = maxConnections;
  server.listen(PORT, HOST);
  await once(server, 'listening').catch((error: unknown) => {
    if (errorCode(error) === 'EADDRINUSE') throw new StartupError(`Port ${PORT} is already taken; set ${setting} to another one.`);
    throw new StartupError(`Cannot listen on ${HOST}:${PORT} (${errorCode(error) ?? 'unknown error'}).`);
  });
  return { url: `http://${nameOf(HOST)}:${portOf(server)}`, stop: () => drain(server, underWay) };
}

/** Each answer from now on is the last of its connection and says so: a request sent on a connection that closes would be lost. */
async function drain(server: Server, underWay: ReadonlySet<ServerResponse>): Promise<void> {
  const closed = once(server, 'close');
  await acceptWaiting(server);
  // The HTTP server's own would cut kept connections off at once.
  Listener.prototype.close.call(server);
  for (const response of underWay) response.shouldKeepAlive = false;
  let idle: NodeJS.Timeout | undefined;
  const last = setTimeout(() => {
    // After what has arrived is read: a connection is not idle when its request waits.
    idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), drainCheck);
  }, idleTime);
  const late = setTimeout(() => server.closeAllConnections(), drainTime);
  await closed;
  clearTimeout(last);
  clearInterval(idle);
  clearTimeout(late);
}

/** Lets in who has connected already: a turn of the loop takes one of them, and closing would cut off the others. */
async function acceptWaiting(server: Server): Promise<void> {
  const latest = performance.now() + acceptTime;
  let mayWait = true;
  const accepted = () => {
    mayWait = true;
  };
  server.on('connection', accepted);
  while (mayWait && performance.now() < latest) {
    mayWait = false;
    await turn();
    await turn();
  }
  server.off('connection', accepted);
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
