import type { FetchUrl } from '../deps.ts';
import type { App } from './app-type.ts';

/**
 * Calls a path of this site inside the process, independent of the port that it listens on. As from this machine, since
 * a site without SANDBOX serves no other.
 */
export const fetchInProcess =
  (app: App): FetchUrl =>
  async (path, { headers, signal: _, ...init }) =>
    app.request(path, { ...init, headers: { ...headers, host: 'localhost' } }, { incoming: { socket: {} } });
