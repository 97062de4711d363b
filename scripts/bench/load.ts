import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type Ask = { readonly url: string; readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string; readonly status?: number };

/** Asks over connections that stay open, as many as are needed at once. Throws at a status other than the one asked for, which is 200 unless said. */
export function asker() {
  const agent = new Agent({ keepAlive: true });
  return {
    async ask({ url, method = 'GET', headers = {}, body, status = 200 }: Ask): Promise<string> {
      const sent = request(url, { agent, method, headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) } }).end(body);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this event of a request carries
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      const answer = await text(response);
      if (response.statusCode !== status) throw new Error(`${method} ${url} was answered ${response.statusCode}, not ${status}: ${answer.slice(0, 200)}`);
      return answer;
    },
    close: () => agent.destroy(),
  };
}

/** So many at once, each begins anew when it is done, for so many milliseconds; how many were done a second. */
export async function perSecond(atOnce: number, milliseconds: number, work: (lane: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let done = 0;
  await lanes(atOnce, async (lane) => {
    while (performance.now() - started < milliseconds) {
      await work(lane);
      done += 1;
    }
  });
  return (done * 1_000) / (performance.now() - started);
}

/** So many in all, so many of them at once. */
export async function inAll(total: number, atOnce: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  await lanes(atOnce, async () => {
    while (next < total) {
      next += 1;
      await work(next - 1);
    }
  });
}

const lanes = (atOnce: number, run: (lane: number) => Promise<void>) => Promise.all(Array.from({ length: atOnce }, (_, lane) => run(lane)));
