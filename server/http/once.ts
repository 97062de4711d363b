import type { MiddlewareHandler } from 'hono';
import type { Endpoint } from '#contract/http/endpoint.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { once } from '../services/idempotent-call/once.ts';
import type { Session } from '../services/session/find.ts';
import type { AppEnv, Call } from './app-type.ts';

export const idempotencyHeader = { name: 'Idempotency-Key', pattern: '^[A-Za-z0-9-]{16,64}$' } as const;

const wellFormed = new RegExp(idempotencyHeader.pattern);

/** Lets `executeOnce` use the database. */
export function provideOnce(deps: Pick<Deps, 'db' | 'keys' | 'now'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('once', (call, run) => once(deps, call, run));
    await next();
  };
}

type Input = {
  readonly body?: unknown;
  readonly query?: unknown;
  readonly params?: unknown;
  readonly session: Session | undefined;
};

/**
 * Executes a call once per endpoint, member (of a member endpoint) and key, and returns the answer of its first
 * execution. Throws 400 `invalidRequest` if the key is missing or malformed, and 422 `otherInput`, with nothing
 * changed, if the key was used with other input before.
 */
export async function executeOnce(
  c: Call,
  { id }: Endpoint,
  { body, query, params, session }: Input,
  run: (tx: Db) => Promise<unknown>,
): Promise<unknown> {
  const key = c.req.header(idempotencyHeader.name) ?? '';
  if (!wellFormed.test(key)) throw new ApiError('400', refusalMessages.invalidRequest);
  return c.var.once(
    { endpoint: id, memberId: session?.memberId, key, input: JSON.stringify([body, query, params]) },
    run,
  );
}
