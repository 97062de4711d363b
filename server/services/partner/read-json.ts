import type * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { errorCode } from '../../log.ts';
import { withTimeout } from '../../with-timeout.ts';

const maxAttempts = 2;

type Reading<S extends z.ZodMiniType> = {
  readonly url: string;
  readonly timeoutMs: number;
  readonly schema: S;
  /** Logs why an attempt failed, and how many are left. */
  readonly onFailure: (failure: { readonly reason: string; readonly triesLeft: number }) => void;
};

/**
 * Returns the JSON of an external service, or undefined if it fails. Requests it at most twice, for up to `timeoutMs` per
 * attempt. Never throws; no reason contains the URL, which may have a key.
 */
export async function readJson<S extends z.ZodMiniType>(
  fetchExternal: Deps['fetchExternal'],
  { url, timeoutMs, schema, onFailure }: Reading<S>,
): Promise<z.output<S> | undefined> {
  for (let attemptsLeft = maxAttempts; attemptsLeft > 0; attemptsLeft -= 1) {
    try {
      return await withTimeout(timeoutMs, async (signal) =>
        parseResponse(await fetchExternal(url, { signal }), schema),
      );
    } catch (error) {
      onFailure({ reason: reasonOf(error), triesLeft: attemptsLeft - 1 });
    }
  }
  return undefined;
}

async function parseResponse<S extends z.ZodMiniType>(response: Response, schema: S): Promise<z.output<S>> {
  if (!response.ok) throw new UnusableResponse(`status ${response.status}`);
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new UnusableResponse('unexpected response');
  return parsed.data;
}

class UnusableResponse extends Error {}

/** Our own errors verbatim; of others the code only, since their messages may quote the URL. */
const reasonOf = (error: unknown): string =>
  error instanceof UnusableResponse
    ? error.message
    : (errorCode(error) ?? (error instanceof Error ? error.name : typeof error));
