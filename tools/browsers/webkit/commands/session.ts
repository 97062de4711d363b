import type { Browser } from '../browser.ts';
import { command, type Run } from './command.ts';

type SetCookie = {
  readonly cookie: {
    readonly name: string;
    readonly value: { readonly type: 'string'; readonly value: string };
    readonly domain: string;
    readonly path: string;
  };
  readonly partition: { readonly userContext: string };
};

const capabilities = {
  browserName: 'webkit',
  browserVersion: '2.50',
  platformName: 'linux',
  acceptInsecureCerts: false,
  setWindowRect: true,
  userAgent: 'WebKitGTK',
};

export const sessionCommands = (browser: Browser): Record<string, Run> => ({
  'session.new': command(() => ({ sessionId: 'webkit', capabilities })),
  'session.subscribe': command(() => ({ subscription: 'all' })),
  'session.end': command(() => ({})),
  'browser.close': command(() => ({})),
  'browser.setDownloadBehavior': command(() => ({})),
  'browser.createUserContext': command(() => ({ userContext: browser.createUserContext().id })),
  'browser.removeUserContext': command<{ userContext: string }>(async ({ userContext }) => {
    await browser.removeUserContext(userContext);
    return {};
  }),
  // No test reads a cookie: `page.request` of Playwright asks, and gets none.
  'storage.getCookies': command(() => ({ cookies: [], partitionKey: {} })),
  'storage.deleteCookies': command(() => ({ partitionKey: {} })),
  'storage.setCookie': command<SetCookie>(async ({ cookie: { name, value, domain, path }, partition }) => {
    const user = browser.usersOf([partition.userContext])[0];
    const context = [...(user?.contexts.values() ?? [])].find(({ parent }) => !parent);
    if (!user || !context) throw new Error('WebKit sets a cookie by a window: there is none.');
    const cookie = { name, value: value.value, domain, path };
    await (await user.windows()).within(context, (send) => send('POST', '/cookie', { cookie }));
    return { partitionKey: {} };
  }),
});
