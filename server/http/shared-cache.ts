import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { AppEnv } from './app-type.ts';
import { chooseCoding } from './coding.ts';
import { isOurHost } from './limit-host.ts';
import { routePattern } from './request-log.ts';

/** Answers that anyone may keep (RFC 9111), kept in front of the application by this process for itself. */
export type SharedCache = {
  /** Keeps the answers of the application; outside all other middleware. */
  readonly keep: MiddlewareHandler<AppEnv>;
  /** Sends what is kept, and logs it as any request; false when there is nothing to send. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** Headers as `writeHead` takes them fastest: name, value, name, value. */
type Kept = {
  readonly headers: readonly string[];
  readonly unchanged: readonly string[];
  readonly body: Buffer;
  readonly etag: string;
  readonly path: string;
  readonly route: string;
  readonly at: number;
  readonly freshFor: number;
  /** The approximate memory of the entry in bytes. */
  readonly weight: number;
};

const megabyte = 1024 * 1024;
/** Of a listing with long texts there is room for; a picture is read from its file. */
const largest = megabyte / 4;
const longestAddress = 2_000;
/** Entries of one path: many query strings of one page must not evict the other pages. */
const mostOfPath = 100;
/** The bytes of an entry's objects, beside its texts and its body: 500 to 1,000 measured over 20,000 entries. */
const overhead = 1_000;
const ofOneAnswer = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);
const ofBodies = new Set(['content-length', 'content-type', 'content-encoding']);

/** Nothing is kept longer than its answer says, `CDN-Cache-Control` before `Cache-Control`, nor for who has a session; no more than `SHARED_CACHE_MB` in all. */
export function createSharedCache({ env, log, now }: { readonly env: Env; readonly log: Log; readonly now: () => Date }): SharedCache {
  const answers = new Map<string, Kept>();
  const room = env.SHARED_CACHE_MB * megabyte;
  /** The keys of each path, the oldest first. */
  const keysOf = new Map<string, Set<string>>();
  let size = 0;

  const remove = (key: string, { path, weight }: Kept) => {
    answers.delete(key);
    keysOf.get(path)?.delete(key);
    if (keysOf.get(path)?.size === 0) keysOf.delete(path);
    size -= weight;
  };
  const add = (key: string, kept: Kept) => {
    const former = answers.get(key);
    if (former) remove(key, former);
    const ofPath = keysOf.get(kept.path) ?? new Set();
    keysOf.set(kept.path, ofPath.add(key));
    answers.set(key, kept);
    size += kept.weight;
    const [first = key] = ofPath;
    const firstOfPath = answers.get(first);
    if (ofPath.size > mostOfPath && firstOfPath) remove(first, firstOfPath);
    for (const [oldest, left] of answers) {
      if (size <= room) return;
      remove(oldest, left);
    }
  };

  return {
    async keep(c, next) {
      await next();
      const key = keyOf(c.env.incoming, env);
      const freshFor = key === undefined ? 0 : freshness(c.res);
      if (key === undefined || freshFor === 0) return;
      const body = Buffer.from(await c.res.arrayBuffer());
      c.res = new Response(body, c.res);
      if (body.length > largest) return;
      const lasting = [...c.res.headers].filter(([name]) => !ofOneAnswer.has(name));
      const unchanged = lasting.filter(([name]) => !ofBodies.has(name)).flat();
      const headers = [...lasting.filter(([name]) => name !== 'content-length').flat(), 'content-length', String(body.length)];
      const weight = overhead + body.length + 2 * key.length + lengthOf(headers) + lengthOf(unchanged);
      add(key, { headers, unchanged, body, etag: c.res.headers.get('ETag') ?? '', path: c.req.path, route: routePattern(c), at: now().getTime(), freshFor, weight });
    },
    answer(request, response) {
      const key = keyOf(request, env);
      const kept = key === undefined ? undefined : answers.get(key);
      if (key === undefined || !kept) return false;
      const start = performance.now();
      const age = Math.max(0, now().getTime() - kept.at);
      if (age >= kept.freshFor) {
        remove(key, kept);
        return false;
      }
      const id = crypto.randomUUID();
      const isUnchanged = kept.etag !== '' && (request.headers['if-none-match']?.includes(kept.etag) ?? false);
      const status = isUnchanged ? 304 : 200;
      response.writeHead(status, [...(isUnchanged ? kept.unchanged : kept.headers), 'age', String(Math.floor(age / 1000)), 'x-request-id', id]);
      response.end(isUnchanged ? undefined : kept.body);
      log.info('request', { id, method: 'GET', path: kept.route, status, ms: Math.round(performance.now() - start) });
      return true;
    },
  };
}

const lengthOf = (texts: readonly string[]) => texts.reduce((total, text) => total + text.length, 0);

/** What must be the same of two requests for one answer to serve both; undefined of what is not answered from here. */
function keyOf({ method, url = '', headers = {} }: Partial<Pick<IncomingMessage, 'method' | 'url' | 'headers'>>, env: Env): string | undefined {
  if (method !== 'GET' || headers.authorization !== undefined || headers.range !== undefined || url.length > longestAddress || !isOurHost(headers, env)) return undefined;
  // Where `SITE_URL` is set, answers do not depend on where a request came in.
  const host = env.SITE_URL === undefined ? headers.host : '';
  const scheme = env.TRUST_PROXY > 0 ? headers['x-forwarded-proto'] : '';
  const coding = chooseCoding(headers['accept-encoding'] ?? '', { br: true, gzip: true });
  return [scheme, host, coding, url].join(' ');
}

/** For how many milliseconds an answer may be given to anyone; 0 when it may not, or is a file that a disk gives as fast. */
function freshness({ status, headers }: Response): number {
  const own = headers.get('Cache-Control') ?? '';
  const said = headers.get('CDN-Cache-Control') ?? (/\bpublic\b/.test(own) ? own : '');
  if (status !== 200 || /\bimmutable\b/.test(own) || headers.has('Set-Cookie')) return 0;
  return Number(/\bmax-age=(\d+)/.exec(said)?.[1] ?? 0) * 1000;
}
