import type { Page, Route } from 'playwright/test';

export type HeldCalls = {
  /** Resolves once a call is held, and leaves it so. */
  arrived: () => Promise<void>;
  /** Lets the server answer the call that waits, or the next one. */
  pass: () => Promise<void>;
  /** Lets it and every later one reach the server. */
  passAll: () => Promise<void>;
  /** Answers it in the server's place. */
  answer: (body: unknown, status?: number) => Promise<void>;
  /** Cuts the line. */
  cut: () => Promise<void>;
};

/** Holds back every call to an address, until the test says how each of them ends. What the browser will complain of is announced. */
export async function heldCalls(page: Page, address: string | RegExp, expectConsoleError: (pattern: RegExp) => void): Promise<HeldCalls> {
  const held: Route[] = [];
  let isOpen = false;
  const waiting: ((route: Route) => void)[] = [];
  await page.route(address, (route) => {
    if (isOpen) return route.fallback();
    const take = waiting.shift();
    if (take) return take(route);
    held.push(route);
  });
  const next = () => {
    const first = held.shift();
    return first ? Promise.resolve(first) : new Promise<Route>((resolve) => waiting.push(resolve));
  };
  return {
    arrived: async () => void held.unshift(await next()),
    pass: async () => (await next()).fallback(),
    async passAll() {
      await (await next()).fallback();
      isOpen = true;
    },
    async answer(body, status = 200) {
      if (status >= 400) expectConsoleError(new RegExp(`status of ${status}`));
      await (await next()).fulfill({ status, json: body });
    },
    async cut() {
      expectConsoleError(/net::ERR_FAILED/);
      await (await next()).abort();
    },
  };
}

export const succeeded = (data: unknown) => ({ status: { code: '0000', message: '' }, data });

export const refused = (code: string, message: string, more: object = {}) => ({ status: { code, message }, message, ...more });

/** A body that the server never sends: the call fails as an unexpected error. */
export const unreadable = { unreadable: true };
