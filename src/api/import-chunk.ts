import { isNetworkError } from './is-network-error.ts';
import { inTime } from './time-limit.ts';
import { NetworkError } from './network-error.ts';

/**
 * Awaits a dynamic import. A network failure or timeout rejects with `NetworkError`, like a failed API call; an error
 * that the module throws is passed on.
 */
export const importChunk = <Module>(code: Promise<Module>): Promise<Module> =>
  inTime(code).catch((error: unknown) => {
    throw isNetworkError(error) ? new NetworkError(error) : error;
  });
