import { createApp } from '#server/app.ts';
import type { MasterKeys } from '#server/crypto/keys.ts';
import type { Passwords } from '#server/crypto/passwords.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/env.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { emptyDatabase } from './database.ts';
import { openDatabase } from './database.ts';
import { copyRows } from './row-copies.ts';

export const startOfTest = new Date('2026-11-20T09:00:00.000Z');
export const password = 'Golf2026!a';
export const masterKeys: MasterKeys = { current: Buffer.alloc(32, 7), others: [] };

type Options = { readonly env?: Partial<Env>; readonly deps?: Partial<Deps> };
export type TestApp = Awaited<ReturnType<typeof startApp>>;
/** Sends requests to the application or to a server that runs it. */
export type Caller = Pick<TestApp, 'fetch' | 'get'>;

/** Starts the application on a freshly seeded database, with a clock that only a test advances. */
export async function startApp(options: Options = {}) {
  const { db } = await openDatabase();
  prepared ??= prepare();
  const { addressSalt, keys, putBack } = await prepared;
  await putBack(db);
  return secondApp({ db, addressSalt, keys }, options);
}

/** The database that is seeded once for all tests of the run. */
let prepared: ReturnType<typeof prepare> | undefined;

async function prepare() {
  const { db } = await emptyDatabase();
  const { addressSalt, keys } = await prepareDatabase(db, { passwords: plainPasswords, masterKeys, now: startOfTest });
  return { addressSalt, keys, putBack: await copyRows(db) };
}

/** Returns another process's application on the same database. */
export function secondApp(
  { db, addressSalt, keys }: Pick<Deps, 'db' | 'addressSalt' | 'keys'>,
  { env, deps: overrides }: Options = {},
) {
  const observed = {
    time: startOfTest.getTime(),
    lines: [] as string[],
    waits: [] as number[],
    verified: [] as (string | undefined)[],
  };
  const socket = { remoteAddress: '203.0.113.7' };
  const now = () => new Date(observed.time);
  const deps: Deps = {
    db,
    addressSalt,
    keys,
    hashingQueue: { run: (work) => work() },
    env: {
      ...parseEnv({ SANDBOX: 'on' }),
      SIGN_IN_RATE_PER_MINUTE: 1_000,
      LOOKUP_RATE_PER_MINUTE: 1_000,
      RENDER_RATE_PER_MINUTE: 1_000,
      ...env,
    },
    now,
    wait: async (milliseconds) => void observed.waits.push(milliseconds),
    log: createLog('info', { write: (line) => observed.lines.push(line) }, now),
    passwords: {
      ...plainPasswords,
      verify(hashed, typed) {
        observed.verified.push(hashed);
        return plainPasswords.verify(hashed, typed);
      },
    },
    fetchExternal: () => Promise.reject(new Error('No test asks the world outside.')),
    render: null,
    site: new Map(),
    ...overrides,
  };
  const app = createApp(deps);
  const request = (path: string, init?: RequestInit) =>
    Promise.resolve(app.request(path, withLength(init), { incoming: { socket } }));
  return {
    deps,
    observed,
    advance: (milliseconds: number) => void (observed.time += milliseconds),
    moveTo: (address: string) => void (socket.remoteAddress = address),
    fetch: request,
    get: (path: string, token?: string) => request(path, { headers: bearer(token) }),
    signIn: (serviceId: string, typed: string = password, headers: Record<string, string> = {}) =>
      request('/api/v1/users/sign-in', post({ serviceId, password: typed }, headers)),
  };
}

/** Adds the `Content-Length` that a client sends with a body of known length. */
function withLength(init: RequestInit | undefined): RequestInit | undefined {
  const body = init?.body;
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) return init;
  const headers = new Headers(init?.headers);
  if (!headers.has('Content-Length')) headers.set('Content-Length', String(Buffer.byteLength(body)));
  return { ...init, headers };
}

/** Argon2 takes 20 ms per hash; only its own tests need it. */
export const plainPasswords: Passwords = {
  hash: async (typed) => `plain:${typed}`,
  verify: async (hashed, typed) => hashed === `plain:${typed}`,
};

export const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { Authorization: `Bearer ${token}` };
