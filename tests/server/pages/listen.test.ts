import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import type { App, AppEnv } from '#server/http/app-type.ts';
import { createApp } from '#server/app.ts';
import type { Listening } from '#server/listen.ts';
import { listen } from '#server/listen.ts';
import type { TestApp } from '../lib/app.ts';
import { plainPasswords, post, secondApp, startApp } from '../lib/app.ts';
import { refusalOf, refused } from '../lib/read.ts';

let app: TestApp;
let server: Listening;
let agent: Agent;
beforeEach(async () => {
  app = await startApp();
  server = await listen(createApp(app.deps), { HOST: '127.0.0.1', PORT: 0 });
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(async () => {
  agent.destroy();
  await server.stop();
});

/**
 * Stops the server, and resolves once it accepts no new connection: pending ones are accepted first, one per event-loop
 * turn.
 */
async function stopOf({ stop }: Listening): Promise<{ stopped: Promise<void> }> {
  const stopped = stop();
  for (let turns = 0; turns < 10; turns += 1) await turn();
  return { stopped };
}

/** Makes a call on the only keep-alive connection: returns its status, and whether the connection stays open. */
async function callKeepAlive(path: string) {
  const outgoing = request(server.url + path, { agent });
  outgoing.end();
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  response?.resume();
  if (response) await once(response, 'end');
  return { http: response?.statusCode, connection: response?.headers.connection, isReused: outgoing.reusedSocket };
}

test('a body that is too large is rejected with a message, and other calls on the same connection succeed', async () => {
  const large = post({ serviceId: 'member01', password: '한'.repeat(350_000) });
  for (let count = 0; count < 20; count += 1) {
    expect(await refusalOf(await fetch(`${server.url}/api/v1/users/sign-in`, large))).toEqual(
      refused(413, refusalMessages.tooLarge),
    );
  }
});

test('a call is answered without an abort signal and without a stream, whose garbage would stop the server', async () => {
  const created: string[] = [];
  for (const name of ['AbortController', 'ReadableStream'] as const) {
    vi.stubGlobal(
      name,
      new Proxy(globalThis[name], {
        construct(target, args, newTarget) {
          created.push(name);
          return Reflect.construct(target, args, newTarget) as object;
        },
      }),
    );
  }
  const body = JSON.stringify({ serviceId: 'member01' });
  const outgoing = request(`${server.url}/api/v1/users/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
  });
  outgoing.end(body);
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  response?.resume();
  if (response) await once(response, 'end');
  vi.unstubAllGlobals();
  expect({ http: response?.statusCode, id: typeof response?.headers['x-request-id'], created }).toEqual({
    http: 400,
    id: 'string',
    created: [],
  });
});

test('a body in chunks is limited while it is read', async () => {
  const sendChunks = async (bytes: number) => {
    const outgoing = request(`${server.url}/api/v1/users/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
    });
    outgoing.end(`"${'a'.repeat(bytes)}"`);
    const [response]: IncomingMessage[] = await once(outgoing, 'response');
    response?.resume();
    return response?.statusCode;
  };
  expect([await sendChunks(10), await sendChunks(100_000)]).toEqual([400, 413]);
});

test('an idle connection stays open for longer than a minute, after which proxies close it', async () => {
  const response = await fetch(`${server.url}/healthz`);
  expect(response.headers.get('keep-alive')).toBe('timeout=65');
});

/** Returns the server's response to exactly these bytes. */
async function responseTo({ url }: Listening, text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(text);
  let response = '';
  socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
  await once(socket, 'close');
  return response;
}

test('a request whose headers never end is closed', async () => {
  const ownServer = await listen(createApp(app.deps), { HOST: '127.0.0.1', PORT: 0 }, { headersTimeoutMs: 300 });
  expect(await responseTo(ownServer, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')).toMatch(
    /^HTTP\/1\.1 408 Request Timeout\r\n/,
  );
  await ownServer.stop();
});

test('connections beyond the limit are closed, and open ones are answered', async () => {
  const ownServer = await listen(createApp(app.deps), { HOST: '127.0.0.1', PORT: 0 }, { maxConnections: 2 });
  const port = Number(new URL(ownServer.url).port);
  const open = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all(open.map((socket) => once(socket, 'connect')));
  expect(await responseTo(ownServer, '')).toBe('');
  const statusLines = open.map(async (socket) => {
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const [chunk]: Buffer[] = await once(socket, 'data');
    return chunk?.toString().split('\r\n', 1)[0];
  });
  expect(await Promise.all(statusLines)).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK']);
  await ownServer.stop();
});

test('a connection with many requests that wait for no response is closed, and others are answered', async () => {
  const health = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  expect(await responseTo(server, health.repeat(50))).toBe('');
  const few = health.repeat(2) + health.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  expect((await responseTo(server, few)).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
});

const headOf = (path: string, ...headers: readonly string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;

test('the requests of a connection are started one after the other, each after the response to the previous one', async () => {
  const events: string[] = [];
  const slow: App = new Hono<AppEnv>();
  slow.get('*', async (c) => {
    events.push(`${c.req.path} started`);
    await wait(20);
    events.push(`${c.req.path} sent`);
    return c.text('');
  });
  const ownServer = await listen(slow, { HOST: '127.0.0.1', PORT: 0 });
  await responseTo(ownServer, headOf('/1') + headOf('/2') + headOf('/3', 'Connection: close'));
  expect(events).toEqual(['/1 started', '/1 sent', '/2 started', '/2 sent', '/3 started', '/3 sent']);
  await ownServer.stop();
});

test('an address that sends many requests delays those of another by one', async () => {
  const paths: string[] = [];
  const slow: App = new Hono<AppEnv>();
  slow.get('*', (c) => {
    paths.push(c.req.path);
    return c.text('');
  });
  const ownServer = await listen(slow, { HOST: '127.0.0.1', PORT: 0, TRUST_PROXY: 1 });
  const sockets = Array.from({ length: 7 }, () => connect(Number(new URL(ownServer.url).port), '127.0.0.1').resume());
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (let turns = 0; turns < 10; turns += 1) await turn();
  for (const [index, socket] of sockets.entries())
    socket.write(
      index < 6 ? headOf('/attack', 'X-Forwarded-For: 203.0.113.1') : headOf('/visit', 'X-Forwarded-For: 203.0.113.2'),
    );
  await vi.waitFor(() => expect(paths).toHaveLength(sockets.length));
  for (const socket of sockets) socket.destroy();
  expect(paths.indexOf('/visit')).toBeLessThanOrEqual(2);
  await ownServer.stop();
});

describe('the share of one address', () => {
  const openTo = async ({ url }: Listening, count: number) => {
    const sockets = Array.from({ length: count }, () => connect(Number(new URL(url).port), '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    return sockets;
  };
  const healthCall = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

  test('is a part of all connections: one more is closed, and accepted once another one ends', async () => {
    const ownServer = await listen(createApp(app.deps), { HOST: '127.0.0.1', PORT: 0 }, { maxPerAddress: 2 });
    const [first, second] = await openTo(ownServer, 2);
    expect(await responseTo(ownServer, '')).toBe('');
    first?.destroy();
    await vi.waitFor(async () => expect(await responseTo(ownServer, healthCall)).toMatch(/^HTTP\/1\.1 200 OK\r\n/));
    second?.destroy();
    await ownServer.stop();
  });

  test('does not apply to the connections of a trusted proxy', async () => {
    const ownServer = await listen(
      createApp(app.deps),
      { HOST: '127.0.0.1', PORT: 0, TRUST_PROXY: 1 },
      { maxPerAddress: 2 },
    );
    const sockets = await openTo(ownServer, 2);
    expect(await responseTo(ownServer, healthCall)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    for (const socket of sockets) socket.destroy();
    await ownServer.stop();
  });
});

describe('a client', () => {
  const writeTimeoutMs = 300;
  /** More than the buffers of both systems take. */
  const largeBytes = 64 * 1024 * 1024;
  const responses: ServerResponse[] = [];
  const large: App = new Hono<AppEnv>();
  large.use(async (c, next) => {
    const outgoing: unknown = Reflect.get(c.env, 'outgoing');
    if (outgoing instanceof ServerResponse) responses.push(outgoing);
    await next();
  });
  large.get('/large', (c) => c.body('x'.repeat(largeBytes)));
  large.get('/late', async (c) => {
    await wait(3 * writeTimeoutMs);
    return c.text('late');
  });
  let ownServer: Listening;
  beforeEach(async () => {
    ownServer = await listen(large, { HOST: '127.0.0.1', PORT: 0 }, { writeTimeoutMs });
  });
  afterEach(() => ownServer.stop());

  test('that reads nothing of its response is disconnected', async () => {
    const socket = connect(Number(new URL(ownServer.url).port), '127.0.0.1');
    socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await vi.waitFor(() => expect(responses.at(-1)?.destroyed).toBe(true), 20_000);
    socket.destroy();
  });

  test('whose response takes longer to be computed than it may be left unread gets it', async () => {
    expect(await (await fetch(`${ownServer.url}/late`)).text()).toBe('late');
  });
});

test.each(['Content-Length: 100', 'Transfer-Encoding: chunked'])(
  'a body that breaks off, sent with %s, is not an unexpected error',
  async (framing) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(
      `POST /api/v1/users/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`,
    );
    await new Promise((resolve) =>
      socket.write(framing.startsWith('Content') ? '{"serviceId"' : 'c\r\n{"serviceId"\r\n', resolve),
    );
    socket.destroy();
    await vi.waitFor(() =>
      expect(app.observed.lines.map((line): unknown => JSON.parse(line))).toEqual([
        expect.objectContaining({ message: 'request', path: '/api/v1/users/sign-in', status: 400 }),
      ]),
    );
  },
);

test('a call on a keep-alive connection just after the stop is answered with Connection: close', async () => {
  expect(await callKeepAlive('/healthz')).toEqual({ http: 200, connection: 'keep-alive', isReused: false });
  const { stopped } = await stopOf(server);
  expect(await callKeepAlive('/healthz')).toEqual({ http: 200, connection: 'close', isReused: true });
  await stopped;
});

test('a call in progress at the stop is answered with Connection: close', async () => {
  let markReached: () => void;
  let respond: (matches: boolean) => void;
  const reached = new Promise<void>((resolve) => {
    markReached = resolve;
  });
  const verify = () => {
    markReached();
    return new Promise<boolean>((resolve) => {
      respond = resolve;
    });
  };
  const slow = secondApp(app.deps, { deps: { passwords: { ...plainPasswords, verify } } });
  const ownServer = await listen(createApp(slow.deps), { HOST: '127.0.0.1', PORT: 0 });
  const called = fetch(
    `${ownServer.url}/api/v1/users/sign-in`,
    post({ serviceId: 'member01', password: 'Golf2026!a' }),
  );
  await reached;
  const { stopped } = await stopOf(ownServer);
  await expect(fetch(`${ownServer.url}/healthz`)).rejects.toThrow('fetch failed');
  respond!(true);
  const response = await called;
  expect([response.status, response.headers.get('Connection')]).toEqual([200, 'close']);
  await stopped;
});
