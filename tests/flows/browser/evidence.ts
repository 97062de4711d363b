import type { Page, TestInfo } from 'playwright/test';
import type { FailedStep } from '#tools/flows/paths/path-record.ts';
import { inspectedOf } from './inspected.ts';

/** Excludes requests that every path makes, and files unrelated to a flow. */
const isApiCall = (url: string) => /\/(api|sandbox)\//.test(url);

/** Records the console and the calls of a page, to attach them with a screenshot if a path fails. */
export function evidenceIn(page: Page, testInfo: TestInfo) {
  const [lines, calls]: [string[], string[]] = [[], []];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`));
  page.on('response', (response) => {
    if (isApiCall(response.url()))
      calls.push(`${response.request().method()} ${new URL(response.url()).pathname} ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    if (isApiCall(request.url()))
      calls.push(`${request.method()} ${new URL(request.url()).pathname} ${request.failure()?.errorText ?? 'failed'}`);
  });
  return {
    /** Never throws: the failure of the path matters, not that of its evidence. */
    async attach({ machine, ...failed }: Pick<FailedStep, 'step' | 'expected'> & { machine: string }): Promise<void> {
      const state = await inspectedOf(page, machine, 0, '').then(
        ({ state: at }) => at,
        () => undefined,
      );
      await testInfo.attach('failing', {
        body: JSON.stringify({ ...failed, actual: state === undefined ? [] : [state], console: lines, calls }),
        contentType: 'application/json',
      });
      const path = testInfo.outputPath('failing.png');
      await page.screenshot({ path }).then(
        () => testInfo.attach('failing picture', { path, contentType: 'image/png' }),
        () => undefined,
      );
    },
  };
}
