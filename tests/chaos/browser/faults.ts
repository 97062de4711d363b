import type { Page, Route } from 'playwright/test';
import { cutterBefore } from './lib/cutter.ts';
import type { Fault, Mend } from './lib/fault.ts';
import type { Flow } from './lib/flow.ts';
import { storageThat } from './lib/storage.ts';

const day = 24 * 3_600_000;

const siteUrl = () => process.env['SITE_URL'] ?? '';

/** Has each call go as `take` says until the returned function is called. It stays routed: to take that back would let go of those under way. */
async function routed(page: Page, { calls }: Flow, take: (route: Route) => unknown): Promise<() => void> {
  let isMended = false;
  await page.context().route(calls, (route) => (isMended ? route.fallback() : take(route)));
  return () => {
    isMended = true;
  };
}

/** Has each call that is hit go as `take` says, until it is mended: by then none is under way any more. */
const hitting =
  (take: (route: Route, count: number) => Promise<void>) =>
  async (page: Page, flow: Flow): Promise<Mend> => {
    const taken: Promise<void>[] = [];
    const end = await routed(page, flow, (route) => {
      const taking = take(route, taken.length + 1);
      taken.push(taking);
      return taking;
    });
    return async () => {
      end();
      await Promise.all(taken);
    };
  };

const proxyPage = '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body></html>';

const html = (status: number) => hitting((route) => route.fulfill({ status, contentType: 'text/html', body: proxyPage }));

/** The server is unreachable for all requests of a page. For a navigation the browser shows its own error page. */
async function serverDown(page: Page): Promise<Mend> {
  const site = (url: URL) => url.origin === siteUrl();
  const refuse = (route: Route) => (route.request().resourceType() === 'document' ? route.fallback() : route.abort('connectionrefused'));
  await page.context().route(site, refuse);
  return () => page.context().unroute(site, refuse);
}

/** The calls are processed, and their responses arrive after the timeout. */
async function slow(page: Page, flow: Flow): Promise<Mend> {
  const held: Route[] = [];
  const end = await routed(page, flow, (route) => held.push(route));
  return async () => {
    end();
    for (const route of held) {
      const response = await route.fetch();
      // The client has given up and gets no response.
      await route.fulfill({ response }).catch(() => undefined);
    }
  };
}

async function cutInMidAnswer(page: Page, { calls }: Flow): Promise<Mend> {
  const cutter = await cutterBefore(siteUrl());
  const lead = (route: Route) => route.continue({ url: route.request().url().replace(siteUrl(), cutter.origin) });
  await page.context().route(calls, lead);
  return async () => {
    await page.context().unroute(calls, lead);
    await cutter.close();
  };
}

/** The server carries it out, and half of what it says arrives as if it were all. */
async function halve(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ status: response.status(), contentType: response.headers()['content-type'] ?? 'application/json', body: text.slice(0, Math.floor(text.length / 2)) });
}

async function blocked(page: Page, { thirdParty }: Flow): Promise<Mend> {
  if (!thirdParty) throw new Error('Nothing of a third party is there to be blocked');
  const block = (route: Route) => route.abort('blockedbyclient');
  await page.context().route(thirdParty, block);
  return () => page.context().unroute(thirdParty, block);
}

const nothing = async (): Promise<Mend> => async () => undefined;

/** Faults between the browser and the server, and inside of the browser. */
export const faults: readonly Fault[] = [
  { name: 'the server is down', begin: serverDown },
  { name: 'it answers after 30 seconds', begin: slow, silence: 30_000 },
  { name: 'it fails, answers, and fails', begin: hitting((route, count) => (count === 1 || count === 3 ? route.abort('connectionreset') : route.fallback())), passes: true },
  { name: 'the line is cut in mid-answer', begin: cutInMidAnswer },
  { name: 'a proxy answers with its 502 page', begin: html(502) },
  { name: 'a proxy answers with a page as if all were well', begin: html(200) },
  { name: 'half a JSON arrives', begin: hitting(halve) },
  { name: 'the clock is a day late', begin: nothing, clock: -day, isSilent: true },
  { name: 'the clock is a day early', begin: nothing, clock: day, isSilent: true },
  { name: 'the storage is full', ...storageThat('is full'), isSilent: true },
  { name: 'the storage is forbidden', ...storageThat('is forbidden'), isSilent: true, forgets: true },
  { name: 'a third party is blocked', begin: blocked },
];
