import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Often enough for hundreds of samples in some seconds, and too rarely to be a load. */
const intervalMs = 20;

/**
 * Returns a measurement of how long `/healthz` takes, in milliseconds a sample. A sample starts every 20 ms even if
 * earlier ones have no response yet: a visitor does not wait for others, and a server that stalls would otherwise have
 * few slow samples.
 */
export function healthProbe(url: string) {
  const agent = new Agent({ keepAlive: true });
  const sample = async () => {
    const startedAt = performance.now();
    const outgoing = get(`${url}/healthz`, { agent });
    const [response]: IncomingMessage[] = await once(outgoing, 'response');
    response?.resume();
    if (response) await once(response, 'end');
    if (response?.statusCode !== 200) throw new Error(`/healthz responded ${response?.statusCode} instead of 200.`);
    return performance.now() - startedAt;
  };
  return async (milliseconds: number): Promise<number[]> => {
    const startedAt = performance.now();
    const samples: Promise<number>[] = [];
    for (let due = 0; due < milliseconds; due += intervalMs) {
      await wait(Math.max(0, startedAt + due - performance.now()));
      samples.push(sample());
    }
    return Promise.all(samples);
  };
}
