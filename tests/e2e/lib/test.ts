import { test as base, expect, type BrowserContext, type CDPSession, type Page } from 'playwright/test';
import type { EngineOptions } from '#tools/browsers/engine.ts';
import { onConsoleError } from '#tools/browsers/console-errors.ts';
import { joinerAt, type Joiner } from './joiner.ts';
import { personAt, type Person } from './person.ts';

type Fixtures = {
  /** The user's actions on the page, by the words on screen. */
  person: Person;
  /** The user's actions in the sign-up. */
  joiner: Joiner;
  /**
   * Expects an error that the browser will report; any other one fails the test, and so does a missing one, unless it
   * is only possible.
   */
  expectConsoleError: (pattern: RegExp, likelihood?: 'certain' | 'possible') => void;
};

/** The base of every end-to-end test: a context without what earlier tests stored, and no error on any console. */
export const test = base.extend<Fixtures, EngineOptions>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  width: ['desktop', { option: true, scope: 'worker' }],
  baseURL: async ({}, use) => use(process.env['SITE_URL']),
  context: async ({ context }, use) => {
    // A reused context has a page already.
    for (const page of context.pages()) waitForTheSite(page);
    context.on('page', waitForTheSite);
    const endSessions = noteSessions(context);
    await use(context);
    await endSessions();
  },
  person: async ({ page }, use) => use(personAt(page)),
  joiner: async ({ page, expectConsoleError }, use) => use(joinerAt(page, expectConsoleError)),
  expectConsoleError: [
    async ({ context, engine }, use) => {
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      const certain: RegExp[] = [];
      const pagesMissing = new Set<string>();
      onConsoleError(context, engine, (text) => complaints.push(text));
      // A page that does not exist has status 404, which the browser reports.
      context.on('response', (response) => {
        if (response.status() === 404 && response.request().isNavigationRequest())
          pagesMissing.add(
            `Failed to load resource: the server responded with a status of 404 (Not Found) ${response.url()}`,
          );
      });
      await use((pattern, likelihood = 'certain') => {
        expected.push(pattern);
        if (likelihood === 'certain') certain.push(pattern);
      });
      expect({
        unexpected: complaints.filter(
          (text) => !pagesMissing.has(text) && !expected.some((pattern) => pattern.test(text)),
        ),
        missing: certain.filter((pattern) => !complaints.some((text) => pattern.test(text))),
      }).toEqual({ unexpected: [], missing: [] });
    },
    { auto: true },
  ],
});

/**
 * Returns a function that ends the DevTools sessions that were opened: a reused context would keep their authenticators
 * and settings.
 */
function noteSessions(context: BrowserContext): () => Promise<void> {
  const sessions: CDPSession[] = [];
  const open = context.newCDPSession.bind(context);
  context.newCDPSession = async (page) => {
    const session = await open(page);
    sessions.push(session);
    return session;
  };
  return async () => {
    for (const session of sessions) await session.detach().catch(() => undefined);
  };
}

/**
 * Opening or reloading a page resolves once it is hydrated. With `waitUntil: 'commit'` a test continues before
 * hydration.
 */
function waitForTheSite(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  // Polls within the page, frame by frame: a locator polls at longer and longer intervals, up to half a second apart.
  const waitUntilHydrated = () => page.waitForFunction(() => !document.querySelector('#root[data-ssr]'));
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil !== 'commit') await waitUntilHydrated();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== 'commit') await waitUntilHydrated();
    return response;
  };
}

export { expect };
