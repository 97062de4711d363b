import { createServer, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import * as z from 'zod';

const address = z.object({ port: z.number() });

/** The element with which `floorOf` answers a press. */
export const answerId = 'answer';

/**
 * Returns the page with React and the script of the frame only, and one listener, which answers a press on anything once
 * both have run: the least that a page built with them needs.
 */
function floorOf(html: string): string {
  const files = ['react', 'site'].map((name) => new RegExp(`href="(/assets/${name}-[^"]+)"`).exec(html)?.[1] ?? '');
  const script = `
    let run;
    const loaded = new Promise((resolve) => { run = resolve; });
    addEventListener('click', (event) => {
      event.preventDefault();
      loaded.then(() => document.body.append(Object.assign(document.createElement('p'), { id: '${answerId}', textContent: 'answered' })));
    }, true);`;
  const head = [
    ...files.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`),
    `<script>${script}</script>`,
    `<script type="module">${files.map((file) => `import '${file}';`).join('')} run();</script>`,
  ];
  return html
    .replaceAll(/<script type="module"[^>]*><\/script>|<link(?=[^>]*as="script")[^>]*>/g, '')
    .replace('</head>', `${head.join('')}</head>`);
}

/** Serves the site at `url`, with each page as `floorOf` returns it. */
export async function serveFloor(url: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const isPage = incoming.headers.accept?.includes('text/html') ?? false;
      const answer = await get(url + (incoming.url ?? ''), isPage ? 'identity' : incoming.headers['accept-encoding']);
      if (!isPage) {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const body = brotliCompressSync(floorOf(await text(answer)));
      outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(body);
    })().catch((error: Error) => outgoing.destroy(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${address.parse(server.address()).port}`, close: () => server.close() };
}

const get = (url: string, encoding = 'identity'): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': encoding } }, resolve)
      .on('error', reject)
      .end();
  });
