import type { ServerResponse } from 'node:http';

/** A picture takes less, even on the slowest connection. */
const maxResponseMs = 15 * 60_000;

/**
 * Closes the connection of a client that reads nothing of its response for `writeTimeoutMs`, or that has not read all
 * of it after a quarter of an hour. A handler that takes longer has its own time limit.
 */
export function limitResponseTime(response: ServerResponse, writeTimeoutMs: number): void {
  response.setTimeout(writeTimeoutMs, () => {
    if ((response.socket?.writableLength ?? 0) > 0) response.destroy();
  });
  const timer = setTimeout(() => response.destroy(), maxResponseMs).unref();
  response.once('close', () => clearTimeout(timer));
}
