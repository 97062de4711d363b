import type * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { errorCode } from '../../log.ts';
import { withTimeout } from '../../with-timeout.ts';

export type WeatherDeps = Pick<Deps, 'fetchExternal' | 'env' | 'log'>;

const maxAttempts = 2;

/**
 * Returns the response of a call to OpenWeather, or undefined if it fails. Requests it at most twice, for up to
 * `timeoutMs` per attempt. Never throws; failures are logged without the URL, which contains the key.
 */
export async function callWeather<S extends z.ZodMiniType>(
  { fetchExternal, env, log }: WeatherDeps,
  timeoutMs: number,
  call: 'weather' | 'air_pollution' | 'forecast',
  query: Record<string, string>,
  schema: S,
): Promise<z.output<S> | undefined> {
  const url = `${env.WEATHER_URL.replace(/(?<!\/)\/+$/, '')}/data/2.5/${call}?${new URLSearchParams({ ...query, appid: env.WEATHER_KEY }).toString()}`;
  for (let attemptsLeft = maxAttempts; attemptsLeft > 0; attemptsLeft -= 1) {
    try {
      return await withTimeout(timeoutMs, async (signal) =>
        parseResponse(await fetchExternal(url, { signal }), schema),
      );
    } catch (error) {
      log.error('weather failed', { call, reason: reasonOf(error), triesLeft: attemptsLeft - 1 });
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
