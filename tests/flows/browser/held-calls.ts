import type { Page, Route } from 'playwright/test';
import { noteSource } from './sources.ts';

/** A change of a request on its way to the server: more headers, or another body. */
type Change = { readonly headers?: Readonly<Record<string, string>>; readonly body?: object };

export type HeldCalls = {
  /** Resolves once a request is held, without releasing it. */
  arrived: () => Promise<void>;
  /** Sends the oldest pending request, or the next one, to the server. Resolves once the server has answered. */
  pass: (change?: Change) => Promise<void>;
  /** Sends the oldest pending request, or the next one, and every later one to the server. */
  passAll: () => Promise<void>;
  /** Responds to the oldest pending request, or the next one, instead of the server. */
  answer: (body: unknown, status?: number) => Promise<void>;
  /** Aborts the oldest pending request, or the next one, with a network error. */
  cut: () => Promise<void>;
};

/**
 * Holds every request to a URL until the test decides how it ends; one that the page aborts meanwhile is dropped.
 * Errors that the browser logs for it are registered as expected.
 */
export async function heldCalls(
  page: Page,
  address: Parameters<Page['route']>[0],
  expectConsoleError: (pattern: RegExp) => void,
): Promise<HeldCalls> {
  const held: Route[] = [];
  let isOpen = false;
  const waiting: ((route: Route) => void)[] = [];
  await page.route(address, (route) => {
    if (isOpen) return route.fallback();
    const take = waiting.shift();
    if (take) return take(route);
    held.push(route);
  });
  const takeNext = () => {
    let first = held.shift();
    while (first && isAborted(first)) first = held.shift();
    return first ? Promise.resolve(first) : new Promise<Route>((resolve) => waiting.push(resolve));
  };
  const send = async ({ headers, body }: Change = {}) => {
    const route = await takeNext();
    const request = route.request();
    noteSource(page, 'server');
    await route.fallback({
      ...(headers && { headers: { ...request.headers(), ...headers } }),
      ...(body && { postData: JSON.stringify(body) }),
    });
    const status = (await request.response())?.status() ?? 0;
    if (status >= 400) expectConsoleError(new RegExp(`status of ${status}`));
  };
  return {
    arrived: async () => void held.unshift(await takeNext()),
    pass: send,
    async passAll() {
      await send();
      isOpen = true;
    },
    async answer(body, status = 200) {
      if (status >= 400) expectConsoleError(new RegExp(`status of ${status}`));
      noteSource(page, 'invented');
      await (await takeNext()).fulfill({ status, json: body });
    },
    async cut() {
      expectConsoleError(/net::ERR_FAILED/);
      noteSource(page, 'invented');
      await (await takeNext()).abort();
    },
  };
}

const isAborted = (route: Route): boolean => route.request().failure() !== null;

export const succeeded = (data: unknown) => ({ status: { code: '0000', message: '' }, data });

export const refused = (code: string, message: string, more: object = {}) => ({
  status: { code, message },
  message,
  ...more,
});

/** A body that the server never sends: the call fails as an unexpected error. */
export const unreadable = { unreadable: true };
