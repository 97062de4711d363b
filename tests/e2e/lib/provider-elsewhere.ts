import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Serves a provider on another site, as the real ones are: the pages of the sandbox at a separate URL, without their
 * headers.
 */
export async function runProvider(site: string) {
  let policy: string | undefined;
  const serve = (request: IncomingMessage, response: ServerResponse) => passOn(site, request, response, policy);
  let handler = serve;
  const server = createServer((request, response) => void handler(request, response)).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      NICE_URL: `http://localhost:${port}/sandbox/nice/CheckPlusSafeModel/service.cb`,
    },
    /** Sends this opener policy with each page from now on: it severs the pop-up from its opener. */
    cutOff(openerPolicy: 'same-origin' | 'same-origin-allow-popups'): void {
      policy = openerPolicy;
    },
    /** Redirects each request to a page of the site from now on. */
    redirect(path: string): void {
      handler = async (_, response) => void response.writeHead(303, { Location: site + path }).end();
    },
    /** Holds all responses until `release` is called; `arrived` resolves with the first request. */
    hold(): { arrived: Promise<void>; release: () => void } {
      const handle = handler;
      const [first, end] = [signal(), signal()];
      handler = async (request, response) => {
        first.resolve();
        await end.promise;
        await handle(request, response);
      };
      return { arrived: first.promise, release: end.resolve };
    },
    /** Serves as at the beginning again. */
    reset(): void {
      policy = undefined;
      handler = serve;
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function passOn(
  site: string,
  request: IncomingMessage,
  response: ServerResponse,
  policy?: string,
): Promise<void> {
  const isPost = request.method === 'POST';
  const passed = await fetch(site + (request.url ?? ''), {
    method: isPost ? 'POST' : 'GET',
    headers: { 'Content-Type': request.headers['content-type'] ?? '' },
    redirect: 'manual',
    ...(isPost && { body: await text(request) }),
  });
  const location = passed.headers.get('Location');
  response.writeHead(passed.status, {
    'Content-Type': passed.headers.get('Content-Type') ?? '',
    ...(location !== null && { Location: new URL(location, site).href }),
    ...(policy !== undefined && { 'Cross-Origin-Opener-Policy': policy }),
  });
  response.end(await passed.text());
}

function signal(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  return { promise, resolve };
}
