import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Cutter = { origin: string; close: () => Promise<void> };

/** Runs a proxy before the site that forwards each call and cuts the connection after half of its response. */
export async function cutterBefore(site: string): Promise<Cutter> {
  const { hostname, port, host } = new URL(site);
  const server = createServer((incoming, answer) => {
    const onward = request({ hostname, port, path: incoming.url, method: incoming.method, headers: { ...incoming.headers, host } }, async (whole) => {
      const body = Buffer.concat(await whole.toArray());
      const { 'transfer-encoding': _, ...headers } = whole.headers;
      answer.writeHead(whole.statusCode ?? 502, { ...headers, 'content-length': body.length });
      answer.write(body.subarray(0, Math.floor(body.length / 2)), () => answer.destroy());
    });
    incoming.pipe(onward);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${own}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
