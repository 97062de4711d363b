import * as z from 'zod/mini';
import { failure } from '#contract/http/envelope.ts';
import { errorCode } from '#server/log.ts';
import { bearer, post } from '#tests/server/lib/app.ts';

/** Longer than any time limit of the server. */
const timeoutMs = 30_000;

/** Result of a call: the HTTP status and the text, or 0 and the reason. */
export type Outcome = { readonly http: number; readonly text: string };

/** Calls the server; a call without a response within 30 seconds throws, one that is cut or not accepted does not. */
export async function call(url: string, path: string, init: RequestInit = {}): Promise<Outcome> {
  try {
    const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    return { http: response.status, text: await response.text() };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new Error(`${path} had no answer within ${timeoutMs / 1_000} s`, { cause: error });
    return { http: 0, text: errorCode(error) ?? 'no answer' };
  }
}

export const isSuccess = ({ http }: Outcome) => http >= 200 && http < 300;

/** Returns the Korean message of an error that the contract allows with this status, or undefined. */
export function koreanMessageOf({ http, text }: Outcome): string | undefined {
  const parsed = failure.safeParse(jsonOf(text));
  const isValid =
    parsed.success &&
    parsed.data.status.code === String(http) &&
    /^[가-힣]/.test(parsed.data.message) &&
    !/\n\s+at |node_modules/.test(text);
  return isValid ? parsed.data.message : undefined;
}

/** Calls with a JSON body. */
export const send = (url: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  call(url, path, post(body, headers));

/** Signs in; throws any other result than a token. */
export const signInToken = async (url: string, serviceId: string, password: string): Promise<string> =>
  tokenIn(await send(url, '/api/v1/users/sign-in', { serviceId, password }));

/** Returns the token that the password check issues in exchange for this one; throws any other result. */
export const renewToken = async (url: string, token: string, password: string): Promise<string> =>
  tokenIn(await send(url, '/api/v1/users/password-check', { password }, bearer(token)));

function tokenIn({ text }: Outcome): string {
  const parsed = issued.safeParse(jsonOf(text));
  if (!parsed.success) throw new Error(`No token: ${text}`);
  return parsed.data.data.access_token;
}

const issued = z.object({ data: z.object({ access_token: z.string() }) });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
