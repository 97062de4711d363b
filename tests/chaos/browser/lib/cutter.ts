import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CuttingProxy = { origin: string; close: () => Promise<void> };

/** Runs a proxy before the site that forwards each call and cuts the connection after half of its response. */
export async function startCuttingProxy(site: string): Promise<CuttingProxy> {
  const { hostname, port, host } = new URL(site);
  const server = createServer((incoming, response) => {
    const upstreamRequest = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers: { ...incoming.headers, host } },
      async (upstreamResponse) => {
        const body = Buffer.concat(await upstreamResponse.toArray());
        const { 'transfer-encoding': _, ...headers } = upstreamResponse.headers;
        response.writeHead(upstreamResponse.statusCode ?? 502, { ...headers, 'content-length': body.length });
        response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
      },
    );
    incoming.pipe(upstreamRequest);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port: proxyPort } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${proxyPort}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
