import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { cacheClock } from '../cache-clock.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { AppEnv } from './app-type.ts';
import { negotiateEncoding } from './content-encoding.ts';
import { isServed } from './limit-host.ts';
import { routePattern } from './request-log.ts';

/** Shared HTTP cache (RFC 9111) inside this process, in front of the application. */
export type SharedCache = {
  /** Stores the application's responses; must be the outermost middleware. */
  readonly store: MiddlewareHandler<AppEnv>;
  /** Sends a stored response and logs it like any request; returns false if there is none. */
  readonly respond: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Forgets all stored responses. */
  readonly clear: () => void;
};

/** Headers in the form that `writeHead` takes fastest: name, value, name, value. */
type StoredResponse = {
  readonly headers: readonly string[];
  readonly notModifiedHeaders: readonly string[];
  readonly body: Buffer;
  readonly etag: string;
  readonly path: string;
  readonly route: string;
  readonly storedAt: number;
};

const bytesPerMegabyte = 1024 * 1024;
/** Enough for a list with long texts; images are read from their files. */
const maxBodyBytes = bytesPerMegabyte / 4;
const maxUrlLength = 2_000;
/** Keeps many query strings of one path from evicting the other paths. */
const maxEntriesPerPath = 100;
/** Size of an entry's objects besides its strings and body: 500 to 1,000 bytes measured over 20,000 entries. */
const overheadBytes = 1_000;
const perResponseHeaders = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);
const bodyHeaders = new Set(['content-length', 'content-type', 'content-encoding']);

/**
 * Stores responses that are fresh according to `CDN-Cache-Control`, or else a public `Cache-Control`, never for a
 * session. Takes at most `SHARED_CACHE_MB`, keys and headers included.
 */
export function createSharedCache({
  env,
  log,
  now,
}: {
  readonly env: Env;
  readonly log: Log;
  readonly now: () => Date;
}): SharedCache {
  /** Cache keys by path, oldest first. */
  const keysOf = new Map<string, Set<string>>();
  const entries = new LRUCache<string, StoredResponse>({
    maxSize: env.SHARED_CACHE_MB * bytesPerMegabyte,
    sizeCalculation: sizeOf,
    ...cacheClock(now),
    onInsert: ({ path }, key) => keysOf.set(path, (keysOf.get(path) ?? new Set()).add(key)),
    dispose({ path }, key) {
      keysOf.get(path)?.delete(key);
      if (keysOf.get(path)?.size === 0) keysOf.delete(path);
    },
  });

  /** A response that was begun before the cache was cleared may be outdated. */
  let generation = 0;
  return {
    clear() {
      generation += 1;
      entries.clear();
    },
    async store(c, next) {
      const startedIn = generation;
      await next();
      if (startedIn !== generation) return;
      const key = keyOf(c.env.incoming, env);
      const ttl = key === undefined ? 0 : freshnessLifetime(c.res);
      if (key === undefined || ttl === 0) return;
      const body = Buffer.from(await c.res.arrayBuffer());
      c.res = new Response(body, c.res);
      if (body.length > maxBodyBytes) return;
      const storedHeaders = [...c.res.headers].filter(([name]) => !perResponseHeaders.has(name));
      const notModifiedHeaders = storedHeaders.filter(([name]) => !bodyHeaders.has(name)).flat();
      const headers = [
        ...storedHeaders.filter(([name]) => name !== 'content-length').flat(),
        'content-length',
        String(body.length),
      ];
      const { path } = c.req;
      entries.set(
        key,
        {
          headers,
          notModifiedHeaders,
          body,
          etag: c.res.headers.get('ETag') ?? '',
          path,
          route: routePattern(c),
          storedAt: now().getTime(),
        },
        { ttl },
      );
      const [oldest, ...others] = keysOf.get(path) ?? [];
      if (oldest !== undefined && others.length >= maxEntriesPerPath) entries.delete(oldest);
    },
    respond(request, response) {
      const key = keyOf(request, env);
      const stored = key === undefined ? undefined : entries.get(key);
      if (!stored) return false;
      const start = performance.now();
      const id = crypto.randomUUID();
      const age = Math.max(0, Math.floor((now().getTime() - stored.storedAt) / 1000));
      const isNotModified = stored.etag !== '' && (request.headers['if-none-match']?.includes(stored.etag) ?? false);
      const status = isNotModified ? 304 : 200;
      response.writeHead(status, [
        ...(isNotModified ? stored.notModifiedHeaders : stored.headers),
        'age',
        String(age),
        'x-request-id',
        id,
      ]);
      response.end(isNotModified ? undefined : stored.body);
      log.info('request', { id, method: 'GET', path: stored.route, status, ms: Math.round(performance.now() - start) });
      return true;
    },
  };
}

const sizeOf = ({ headers, notModifiedHeaders, body }: StoredResponse, key: string) =>
  overheadBytes + body.length + 2 * key.length + lengthOf(headers) + lengthOf(notModifiedHeaders);

const lengthOf = (texts: readonly string[]) => texts.reduce((total, text) => total + text.length, 0);

/** Returns the cache key of a request; undefined if the cache does not serve it. */
function keyOf(
  request: Partial<Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'httpVersion'>>,
  env: Env,
): string | undefined {
  const { method, url = '', headers = {} } = request;
  if (
    method !== 'GET' ||
    headers.authorization !== undefined ||
    headers.range !== undefined ||
    url.length > maxUrlLength ||
    !isServed(request, env)
  )
    return undefined;
  // If `SITE_URL` is set, responses do not depend on the requested host.
  const host = env.SITE_URL === undefined ? headers.host : '';
  const scheme = env.TRUST_PROXY > 0 ? headers['x-forwarded-proto'] : '';
  const encoding = negotiateEncoding(headers['accept-encoding'] ?? '', { br: true, gzip: true });
  return [scheme, host, encoding, url].join(' ');
}

/**
 * Returns milliseconds; 0 if a shared cache must not store the response, or if it is a static file, which is read from
 * disk as fast.
 */
function freshnessLifetime({ status, headers }: Response): number {
  const cacheControl = headers.get('Cache-Control') ?? '';
  const lifetime = headers.get('CDN-Cache-Control') ?? (/\bpublic\b/.test(cacheControl) ? cacheControl : '');
  if (status !== 200 || /\bimmutable\b/.test(cacheControl) || headers.has('Set-Cookie')) return 0;
  return Number(/\bmax-age=(\d+)/.exec(lifetime)?.[1] ?? 0) * 1000;
}
