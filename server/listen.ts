import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Env } from './env.ts';
import type { App } from './http/app-type.ts';
import { requestAddress } from './http/client.ts';
import { fairTurns } from './http/fair-turns.ts';
import { limitConnections } from './http/limit-connections.ts';
import { limitPipelining } from './http/limit-pipelining.ts';
import { limitResponseTime } from './http/limit-response-time.ts';
import type { SharedCache } from './http/shared-cache.ts';
import { errorCode } from './log.ts';
import { StartupError } from './startup-error.ts';

/**
 * Longer than the minute after which proxies close an idle connection: if the server closed it first, a request already
 * in transit would be lost.
 */
const keepAliveTimeoutMs = 65_000;
/** No browser takes longer to send the headers of a request. */
const maxHeadersMs = 10_000;
/** Far above what a proxy opens, and below the number of files that a process may open. */
const maxOpenConnections = 5_000;
/**
 * A carrier may have many visitors behind one address; each browser opens six. A tenth of all leaves room for others.
 */
const maxOpenPerAddress = 500;
/** No visitor's connection stalls for longer without being lost. */
const maxStallMs = 30_000;
const drainTimeoutMs = 10_000;
/**
 * How long a keep-alive connection may still send one request, since its client may have sent it before it could know
 * of the shutdown.
 */
const idleGraceMs = 1_000;
const acceptTimeoutMs = 5_000;
const drainIntervalMs = 50;

export type Listening = {
  readonly url: string;
  /**
   * Stops accepting connections, and resolves once all pending requests are completed; closes their connections after
   * ten seconds.
   */
  stop(): Promise<void>;
};

type Address = Pick<Env, 'HOST' | 'PORT'> & Partial<Pick<Env, 'TRUST_PROXY'>>;

type Options = {
  /** Name of the setting that holds the port. */
  readonly setting?: string;
  readonly sharedCache?: Pick<SharedCache, 'respond'> | undefined;
  /** How long the headers of a request may take. */
  readonly headersTimeoutMs?: number;
  /** Connections that may be open at the same time; others are closed at once. */
  readonly maxConnections?: number;
  /** Share of one address. Behind a trusted proxy, all connections come from its address, so there is none. */
  readonly maxPerAddress?: number;
  /** How long a client may read nothing of its response. */
  readonly writeTimeoutMs?: number;
};

/**
 * Listens on HOST and PORT, 0 being any free port. Responses in the shared cache are sent without running the
 * application. Throws `StartupError` if it cannot listen.
 */
export async function listen(
  app: App,
  { HOST, PORT, TRUST_PROXY = 0 }: Address,
  options: Options = {},
): Promise<Listening> {
  const {
    setting = 'PORT',
    sharedCache,
    headersTimeoutMs = maxHeadersMs,
    writeTimeoutMs = maxStallMs,
    maxConnections = maxOpenConnections,
    maxPerAddress = maxOpenPerAddress,
  } = options;
  const handle = getRequestListener(app.fetch);
  const pending = new Set<ServerResponse>();
  const takeTurn = fairTurns();
  const startInOrder = limitPipelining();
  const connectionsCheckingIntervalMs = Math.min(1_000, headersTimeoutMs);
  const server = createServer(
    {
      requestTimeout: 30_000,
      headersTimeout: headersTimeoutMs,
      connectionsCheckingInterval: connectionsCheckingIntervalMs,
      keepAliveTimeout: keepAliveTimeoutMs,
    },
    (request, response) => {
      startInOrder(request, response, () => {
        pending.add(response);
        response.on('close', () => pending.delete(response));
        response.shouldKeepAlive &&= server.listening;
        limitResponseTime(response, writeTimeoutMs);
        takeTurn(requestAddress(request, TRUST_PROXY), () => {
          if (!response.destroyed && !sharedCache?.respond(request, response)) void handle(request, response);
        });
      });
    },
  );
  server.maxConnections = maxConnections;
  if (TRUST_PROXY === 0) limitConnections(server, maxPerAddress);
  server.listen(PORT, HOST);
  await once(server, 'listening').catch((error: unknown) => {
    if (errorCode(error) === 'EADDRINUSE')
      throw new StartupError(`Port ${PORT} is already taken; set ${setting} to another one.`);
    throw new StartupError(`Cannot listen on ${HOST}:${PORT} (${errorCode(error) ?? 'unknown error'}).`);
  });
  return { url: `http://${hostInUrl(HOST)}:${portOf(server)}`, stop: () => drain(server, pending) };
}

/**
 * Makes every response from now on the last of its connection, announced by its headers: a request sent on a connection
 * that closes would be lost.
 */
async function drain(server: Server, pending: ReadonlySet<ServerResponse>): Promise<void> {
  const closed = once(server, 'close');
  await acceptWaiting(server);
  // The HTTP server's own `close` would cut off idle keep-alive connections at once.
  Listener.prototype.close.call(server);
  for (const response of pending) response.shouldKeepAlive = false;
  let idleTimer: NodeJS.Timeout | undefined;
  const graceTimer = setTimeout(() => {
    // Runs after received data has been read: a connection whose request is waiting is not idle.
    idleTimer = setInterval(() => setImmediate(() => server.closeIdleConnections()), drainIntervalMs);
  }, idleGraceMs);
  const drainTimer = setTimeout(() => server.closeAllConnections(), drainTimeoutMs);
  await closed;
  clearTimeout(graceTimer);
  clearInterval(idleTimer);
  clearTimeout(drainTimer);
}

/**
 * Accepts clients that have already connected: each turn of the event loop accepts one of them, and closing would cut
 * off the rest.
 */
async function acceptWaiting(server: Server): Promise<void> {
  const deadline = performance.now() + acceptTimeoutMs;
  let hasAccepted = true;
  const onConnection = () => {
    hasAccepted = true;
  };
  server.on('connection', onConnection);
  while (hasAccepted && performance.now() < deadline) {
    hasAccepted = false;
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', onConnection);
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}

function hostInUrl(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
