import type { Browser } from '../browser.ts';
import { command, type Run } from './command.ts';

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
  // The site sets no cookies.
  'storage.getCookies': command(() => ({ cookies: [], partitionKey: {} })),
  'storage.setCookie': command(() => ({ partitionKey: {} })),
  'storage.deleteCookies': command(() => ({ partitionKey: {} })),
});
