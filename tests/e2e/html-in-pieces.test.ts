import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { clubPath, paths } from '#contract/site/site-paths.ts';
import { movedOn, shiftedOn, watchShifts } from './lib/layout-shift.ts';
import { expect, test } from './lib/test.ts';

/** Sends a document with a pause after each line of its header, as a slow connection may. */
async function sendInPieces(html: string, response: ServerResponse) {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const start = html.indexOf('<main');
  response.write(html.slice(0, start));
  const lines = html.slice(start).split(/(?<=<\/(?:p|h1|h2|nav|ol)>)/);
  for (const line of lines.slice(0, 8)) {
    response.write(line);
    await wait(250);
  }
  response.end(lines.slice(8).join(''));
}

for (const path of [paths.home, paths.story, clubPath('oakhills', 'guest-information')]) {
  test(`${path}: the text at the bottom of the header does not move while the document arrives`, async ({
    page,
    baseURL,
  }) => {
    const proxy = createServer((request, response) => {
      void (async () => {
        const answer = await fetch(new URL(request.url ?? '/', baseURL));
        if (answer.headers.get('content-type')?.includes('text/html')) {
          await sendInPieces(await answer.text(), response);
        } else {
          response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
          response.end(Buffer.from(await answer.arrayBuffer()));
        }
      })();
    }).listen(0);
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchShifts(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'load' });
    const [shifted, moved] = [await shiftedOn(page), await movedOn(page)];
    // Before the proxy: what the page loads on idle would fail.
    await page.close();
    proxy.close();
    expect(shifted, moved).toBeLessThan(0.01);
  });
}
