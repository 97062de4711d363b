import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { cacheClock } from '../cache-clock.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { AppEnv } from './app-type.ts';
import { chooseCoding } from './coding.ts';
import { isOurHost } from './limit-host.ts';
import { routePattern } from './request-log.ts';

/** A shared cache (RFC 9111) of this process, in front of the application. */
export type SharedCache = {
  /** Stores the answers of the application; outside all other middleware. */
  readonly store: MiddlewareHandler<AppEnv>;
  /** Sends a stored answer, and logs it as any request; false when there is none. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** Headers as `writeHead` takes them fastest: name, value, name, value. */
type Answer = {
  readonly headers: readonly string[];
  readonly notModifiedHeaders: readonly string[];
  readonly body: Buffer;
  readonly etag: string;
  readonly path: string;
  readonly route: string;
  readonly storedAt: number;
};

const bytesPerMegabyte = 1024 * 1024;
/** Of a listing with long texts there is room for; a picture is read from its file. */
const maxBodyBytes = bytesPerMegabyte / 4;
const maxUrlLength = 2_000;
/** Many query strings of one path must not evict the other paths. */
const maxEntriesPerPath = 100;
/** The bytes of an entry's objects, beside its texts and its body: 500 to 1,000 measured over 20,000 entries. */
const overheadBytes = 1_000;
const perResponseHeaders = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);
const bodyHeaders = new Set(['content-length', 'content-type', 'content-encoding']);

/** Stores what is fresh by `CDN-Cache-Control`, else by `Cache-Control`, never for a session; at most `SHARED_CACHE_MB`, keys and headers included. */
export function createSharedCache({ env, log, now }: { readonly env: Env; readonly log: Log; readonly now: () => Date }): SharedCache {
  /** The keys of each path, the oldest first. */
  const keysOf = new Map<string, Set<string>>();
  const answers = new LRUCache<string, Answer>({
    maxSize: env.SHARED_CACHE_MB * bytesPerMegabyte,
    sizeCalculation: sizeOf,
    ...cacheClock(now),
    onInsert: ({ path }, key) => keysOf.set(path, (keysOf.get(path) ?? new Set()).add(key)),
    dispose({ path }, key) {
      keysOf.get(path)?.delete(key);
      if (keysOf.get(path)?.size === 0) keysOf.delete(path);
    },
  });

  return {
    async store(c, next) {
      await next();
      const key = keyOf(c.env.incoming, env);
      const ttl = key === undefined ? 0 : freshnessLifetime(c.res);
      if (key === undefined || ttl === 0) return;
      const body = Buffer.from(await c.res.arrayBuffer());
      c.res = new Response(body, c.res);
      if (body.length > maxBodyBytes) return;
      const lasting = [...c.res.headers].filter(([name]) => !perResponseHeaders.has(name));
      const notModifiedHeaders = lasting.filter(([name]) => !bodyHeaders.has(name)).flat();
      const headers = [...lasting.filter(([name]) => name !== 'content-length').flat(), 'content-length', String(body.length)];
      const { path } = c.req;
      answers.set(key, { headers, notModifiedHeaders, body, etag: c.res.headers.get('ETag') ?? '', path, route: routePattern(c), storedAt: now().getTime() }, { ttl });
      const [oldest, ...others] = keysOf.get(path) ?? [];
      if (oldest !== undefined && others.length >= maxEntriesPerPath) answers.delete(oldest);
    },
    answer(request, response) {
      const key = keyOf(request, env);
      const stored = key === undefined ? undefined : answers.get(key);
      if (!stored) return false;
      const start = performance.now();
      const id = crypto.randomUUID();
      const age = Math.max(0, Math.floor((now().getTime() - stored.storedAt) / 1000));
      const isNotModified = stored.etag !== '' && (request.headers['if-none-match']?.includes(stored.etag) ?? false);
      const status = isNotModified ? 304 : 200;
      response.writeHead(status, [...(isNotModified ? stored.notModifiedHeaders : stored.headers), 'age', String(age), 'x-request-id', id]);
      response.end(isNotModified ? undefined : stored.body);
      log.info('request', { id, method: 'GET', path: stored.route, status, ms: Math.round(performance.now() - start) });
      return true;
    },
  };
}

const sizeOf = ({ headers, notModifiedHeaders, body }: Answer, key: string) => overheadBytes + body.length + 2 * key.length + lengthOf(headers) + lengthOf(notModifiedHeaders);

const lengthOf = (texts: readonly string[]) => texts.reduce((total, text) => total + text.length, 0);

/** Requests with the same key get the same answer; undefined for those that the cache does not answer. */
function keyOf({ method, url = '', headers = {} }: Partial<Pick<IncomingMessage, 'method' | 'url' | 'headers'>>, env: Env): string | undefined {
  if (method !== 'GET' || headers.authorization !== undefined || headers.range !== undefined || url.length > maxUrlLength || !isOurHost(headers, env)) return undefined;
  // Where `SITE_URL` is set, answers do not depend on where a request came in.
  const host = env.SITE_URL === undefined ? headers.host : '';
  const scheme = env.TRUST_PROXY > 0 ? headers['x-forwarded-proto'] : '';
  const coding = chooseCoding(headers['accept-encoding'] ?? '', { br: true, gzip: true });
  return [scheme, host, coding, url].join(' ');
}

/** In milliseconds; 0 when a shared cache must not store the answer, or it is a file, which a disk gives as fast. */
function freshnessLifetime({ status, headers }: Response): number {
  const cacheControl = headers.get('Cache-Control') ?? '';
  const lifetime = headers.get('CDN-Cache-Control') ?? (/\bpublic\b/.test(cacheControl) ? cacheControl : '');
  if (status !== 200 || /\bimmutable\b/.test(cacheControl) || headers.has('Set-Cookie')) return 0;
  return Number(/\bmax-age=(\d+)/.exec(lifetime)?.[1] ?? 0) * 1000;
}
