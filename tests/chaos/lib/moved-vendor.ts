import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Vendor = Awaited<ReturnType<typeof runVendor>>;

/**
 * Serves an external service on two hosts, as after a move: the old one redirects everything to the new one, which
 * serves the pages of the sandbox without their headers. The site is set later, since it starts with the URLs of this
 * service.
 */
export async function runVendor() {
  let site = '';
  const atNewHost = await serve((request, response) => void passOn(site, request, response));
  const atOldHost = await serve(
    (request, response) => void response.writeHead(307, { Location: atNewHost.origin + (request.url ?? '') }).end(),
  );
  return {
    oldOrigin: atOldHost.origin,
    newOrigin: atNewHost.origin,
    serves(siteUrl: string): void {
      site = siteUrl;
    },
    stop: () => Promise.all([atOldHost.stop(), atNewHost.stop()]),
  };
}

/** On `localhost`, another host than the site's. */
async function serve(handler: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(handler).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function passOn(site: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isPost = request.method === 'POST';
  const passed = await fetch(site + (request.url ?? ''), {
    method: isPost ? 'POST' : 'GET',
    headers: { 'Content-Type': request.headers['content-type'] ?? '' },
    redirect: 'manual',
    ...(isPost && { body: await text(request) }),
  });
  const location = passed.headers.get('Location');
  // The provider's last redirect leads back to the site, all others stay on this host.
  const target = location?.startsWith('/sandbox/') === false ? new URL(location, site).href : location;
  response.writeHead(passed.status, {
    'Content-Type': passed.headers.get('Content-Type') ?? '',
    ...(target !== null && { Location: target }),
  });
  response.end(await passed.text());
}
