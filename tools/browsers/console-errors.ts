import type { BrowserContext } from 'playwright/test';
import type { EngineName } from './names.ts';

/** Logged to the console if Playwright blocks service workers. */
export const workerBlocked = 'Service Worker registration blocked by Playwright';

/**
 * The policy blocks the style that Playwright adds before each screenshot outside Chromium: this is the hash of its
 * text, `body {}`.
 */
const screenshotStyle = 'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=';

/** The site's own console message about a failed read, in addition to the browser's, which a test expects. */
export const failedRead = /^Read failed: \w+: (ApiError \d+|NetworkError)$/;

/** A hint, not a fault: the frame of the postcode search needs both (decision 80). */
const sandboxHint = /^An iframe which has both allow-scripts and allow-same-origin/;

/** A hint on a slow line: scripts wait for the last of them. */
const preloadedEarly = /was preloaded using link preload but not used|preloaded with link preload was not used/;

/** Each engine has its own message for a failed load, Firefox none that a driver sees. */
const engineLoadErrors =
  /^Failed to load resource|^downloadable font: download failed|^Cross-Origin Request Blocked|^Loading failed for the/;

/**
 * Calls `listener` with each error and warning on a console of the context, and each uncaught error. Failed loads are
 * reported with Chromium's message in every engine, so that a test expects them once for all.
 */
export function onConsoleError(context: BrowserContext, engine: EngineName, listener: (text: string) => void): void {
  const report = (text: string, url = '') => {
    if (
      text !== workerBlocked &&
      !sandboxHint.test(text) &&
      !preloadedEarly.test(text) &&
      !failedRead.test(text) &&
      !text.includes(screenshotStyle) &&
      (engine === 'chromium' || !engineLoadErrors.test(text))
    )
      listener(`${text} ${url}`);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') report(message.text(), message.location().url);
  });
  context.on('weberror', (error) => report(String(error.error())));
  if (engine === 'chromium') return;
  void context.addInitScript(() => {
    const { error } = console;
    // Firefox reports only the class of an error object.
    console.error = (...args: unknown[]) =>
      error(...args.map((arg) => (arg instanceof Error ? `${arg.name}: ${arg.message}\n${arg.stack}` : arg)));
  });
  context.on('response', (response) => {
    if (response.status() >= 400)
      listener(
        `Failed to load resource: the server responded with a status of ${response.status()} (${response.statusText()}) ${response.url()}`,
      );
  });
  context.on('requestfailed', (request) => {
    // A load that a navigation or the page itself cancels is not a failure.
    if (!/ABORTED|cancelled/i.test(request.failure()?.errorText ?? ''))
      listener(`Failed to load resource: net::ERR_FAILED ${request.url()}`);
  });
}
