import type { Page, Route } from 'playwright/test';
import { startCuttingProxy } from './lib/cutter.ts';
import type { Fault, StopFault } from './lib/fault.ts';
import type { Flow } from './lib/flow.ts';
import { unusableStorage } from './lib/storage.ts';

const day = 24 * 3_600_000;

const siteUrl = () => process.env['SITE_URL'] ?? '';

/**
 * Handles each call with `handle` until the returned function is called. The route stays: removing it would continue
 * pending calls.
 */
async function interceptCalls(page: Page, { calls }: Flow, handle: (route: Route) => unknown): Promise<() => void> {
  let isStopped = false;
  await page.context().route(calls, (route) => (isStopped ? route.fallback() : handle(route)));
  return () => {
    isStopped = true;
  };
}

/** Handles each matching call with `handle` until the fault ends: by then none is pending. */
const handleEach =
  (handle: (route: Route, count: number) => Promise<void>) =>
  async (page: Page, flow: Flow): Promise<StopFault> => {
    const handled: Promise<void>[] = [];
    const stopIntercepting = await interceptCalls(page, flow, (route) => {
      const handling = handle(route, handled.length + 1);
      handled.push(handling);
      return handling;
    });
    return async () => {
      stopIntercepting();
      await Promise.all(handled);
    };
  };

const proxyPage =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body></html>';

const respondWithHtml = (status: number) =>
  handleEach((route) => route.fulfill({ status, contentType: 'text/html', body: proxyPage }));

/** Makes the server unreachable for all requests of a page. For a navigation the browser shows its own error page. */
async function serverDown(page: Page): Promise<StopFault> {
  const site = (url: URL) => url.origin === siteUrl();
  const refuse = (route: Route) =>
    route.request().resourceType() === 'document' ? route.fallback() : route.abort('connectionrefused');
  await page.context().route(site, refuse);
  return () => page.context().unroute(site, refuse);
}

/** The server processes the calls, and their responses arrive after the timeout. */
async function slow(page: Page, flow: Flow): Promise<StopFault> {
  const pendingRoutes: Route[] = [];
  const stopIntercepting = await interceptCalls(page, flow, (route) => pendingRoutes.push(route));
  return async () => {
    stopIntercepting();
    for (const route of pendingRoutes) {
      const response = await route.fetch();
      // The client has aborted the call and gets no response.
      await route.fulfill({ response }).catch(() => undefined);
    }
  };
}

async function cutMidResponse(page: Page, { calls }: Flow): Promise<StopFault> {
  const proxy = await startCuttingProxy(siteUrl());
  const redirect = (route: Route) => route.continue({ url: route.request().url().replace(siteUrl(), proxy.origin) });
  await page.context().route(calls, redirect);
  return async () => {
    await page.context().unroute(calls, redirect);
    await proxy.close();
  };
}

/** The server processes the call, and half of its response arrives as if it were complete. */
async function truncateResponse(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({
    status: response.status(),
    contentType: response.headers()['content-type'] ?? 'application/json',
    body: text.slice(0, Math.floor(text.length / 2)),
  });
}

async function blockThirdParty(page: Page, { thirdParty }: Flow): Promise<StopFault> {
  if (!thirdParty) throw new Error('Nothing of a third party is there to be blocked');
  const block = (route: Route) => route.abort('blockedbyclient');
  await page.context().route(thirdParty, block);
  return () => page.context().unroute(thirdParty, block);
}

const noFault = async (): Promise<StopFault> => async () => undefined;

/** Faults between the browser and the server, and within the browser. */
export const faults: readonly Fault[] = [
  { name: 'the server is down', begin: serverDown },
  { name: 'it answers after 30 seconds', begin: slow, silenceMs: 30_000 },
  {
    name: 'it fails, answers, and fails',
    begin: handleEach((route, count) =>
      count === 1 || count === 3 ? route.abort('connectionreset') : route.fallback(),
    ),
    passes: true,
  },
  { name: 'the line is cut in mid-answer', begin: cutMidResponse },
  { name: 'a proxy answers with its 502 page', begin: respondWithHtml(502) },
  { name: 'a proxy answers with a page as if all were well', begin: respondWithHtml(200) },
  { name: 'half a JSON arrives', begin: handleEach(truncateResponse) },
  { name: 'the clock is a day late', begin: noFault, clock: -day, isSilent: true },
  { name: 'the clock is a day early', begin: noFault, clock: day, isSilent: true },
  { name: 'the storage is full', ...unusableStorage('is full'), isSilent: true },
  { name: 'the storage is forbidden', ...unusableStorage('is forbidden'), isSilent: true, forgets: true },
  { name: 'a third party is blocked', begin: blockThirdParty },
];
