import { once } from 'node:events';
import {
  createServer,
  request as send,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';

/** A request of the browser, held until it is decided. */
export type Exchange = {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The value of `Sec-Fetch-Dest`, such as `document`, `iframe` or `script`; empty for fetch. */
  readonly destination: string;
};

export type ProxyResponse = {
  readonly status: number;
  readonly reason: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};
export type Decision =
  | {
      readonly kind: 'continue';
      readonly method?: string;
      readonly url?: string;
      readonly headers?: Record<string, string>;
      readonly body?: Buffer;
    }
  | { readonly kind: 'provide'; readonly response: ProxyResponse }
  | { readonly kind: 'fail' };

export type ProxyListener = {
  /** Called for each request; resolves to the decision. */
  onRequest: (exchange: Exchange) => Promise<Decision>;
  /** May change a response before the browser gets it. */
  onResponse: (exchange: Exchange, response: ProxyResponse) => ProxyResponse;
  onCompleted: (exchange: Exchange, response: ProxyResponse) => void;
  onFailed: (exchange: Exchange, isAborted: boolean) => void;
};

/** Headers that apply to one hop, or are wrong after the complete body was read. */
const hopByHop = new Set([
  'connection',
  'proxy-connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'accept-encoding',
  'content-encoding',
]);

/** Starts a proxy for the traffic of one browser. Resolves to its port and a function that closes it. */
export async function startProxy(listener: ProxyListener): Promise<{ port: number; close: () => void }> {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    void exchangeOf(request, `request-${count}`).then((exchange) => forward(exchange, response, listener));
  }).listen(0, '127.0.0.1');
  // Tests have no access to other sites, so no tunnel is opened.
  server.on('connect', (_, socket) => socket.destroy());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return { port: address.port, close: () => server.close().closeAllConnections() };
}

async function exchangeOf(request: IncomingMessage, id: string): Promise<Exchange> {
  const headers = flat(request.headers);
  const destination = headers['sec-fetch-dest'] ?? (headers['accept']?.startsWith('text/html') ? 'document' : '');
  return {
    id,
    method: request.method ?? 'GET',
    url: request.url ?? '',
    headers,
    body: await bodyOf(request),
    destination: destination === 'empty' ? '' : destination,
  };
}

async function forward(exchange: Exchange, response: ServerResponse, listener: ProxyListener): Promise<void> {
  let isFinished = false;
  response.once('close', () => {
    if (!isFinished) listener.onFailed(exchange, true);
    isFinished = true;
  });
  const decision = await listener.onRequest(exchange);
  const proxied =
    decision.kind === 'fail'
      ? null
      : decision.kind === 'provide'
        ? decision.response
        : await upstream(exchange, decision).catch(() => null);
  if (isFinished) return;
  isFinished = true;
  if (proxied === null) {
    listener.onFailed(exchange, false);
    response.destroy();
    return;
  }
  const { status, reason, headers, body } = listener.onResponse(exchange, proxied);
  // The browser would retry by itself on a reused connection that a test cuts.
  response.shouldKeepAlive = false;
  response.writeHead(status, reason, { ...headers, 'content-length': String(body.length) });
  response.end(exchange.method === 'HEAD' ? undefined : body);
  listener.onCompleted(exchange, proxied);
}

async function upstream(
  exchange: Exchange,
  {
    method = exchange.method,
    url = exchange.url,
    headers = exchange.headers,
    body = exchange.body,
  }: Extract<Decision, { kind: 'continue' }>,
): Promise<ProxyResponse> {
  const outgoing: OutgoingHttpHeaders = {
    ...without(headers, hopByHop),
    host: new URL(url).host,
    ...(body.length > 0 && { 'content-length': body.length }),
  };
  const request = send(url, { method, headers: outgoing, agent: false });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    reason: response.statusMessage ?? '',
    headers: without(flat(response.headers), hopByHop),
    body: await bodyOf(response),
  };
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const flat = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value = '']) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );

const without = (headers: Readonly<Record<string, string>>, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name.toLowerCase())));
