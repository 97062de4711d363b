import type { Page, Route } from 'playwright/test';
import { cutterBefore } from './lib/cutter.ts';
import type { Fault, Mend } from './lib/fault.ts';
import type { Flow } from './lib/flow.ts';
import { storageThat } from './lib/storage.ts';

const day = 24 * 3_600_000;

const siteUrl = () => process.env['SITE_URL'] ?? '';

/** Handles each call with `take` until the returned function is called. The route stays: removing it would continue pending calls. */
async function routed(page: Page, { calls }: Flow, take: (route: Route) => unknown): Promise<() => void> {
  let isMended = false;
  await page.context().route(calls, (route) => (isMended ? route.fallback() : take(route)));
  return () => {
    isMended = true;
  };
}

/** Handles each matching call with `take` until the fault ends: by then none is pending. */
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

/** Makes the server unreachable for all requests of a page. For a navigation the browser shows its own error page. */
async function serverDown(page: Page): Promise<Mend> {
  const site = (url: URL) => url.origin === siteUrl();
  const refuse = (route: Route) => (route.request().resourceType() === 'document' ? route.fallback() : route.abort('connectionrefused'));
  await page.context().route(site, refuse);
  return () => page.context().unroute(site, refuse);
}

/** The server processes the calls, and their responses arrive after the timeout. */
async function slow(page: Page, flow: Flow): Promise<Mend> {
  const held: Route[] = [];
  const end = await routed(page, flow, (route) => held.push(route));
  return async () => {
    end();
    for (const route of held) {
      const response = await route.fetch();
      // The client has aborted the call and gets no response.
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

/** The server processes the call, and half of its response arrives as if it were complete. */
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

/** Faults between the browser and the server, and within the browser. */
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
