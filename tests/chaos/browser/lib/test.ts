import { personAt } from '#tests/e2e/lib/person.ts';
import { test as journey } from '#tests/e2e/lib/test.ts';
import { failedRead, workerBlocked } from '#tools/browsers/console-errors.ts';
import type { Fault } from './fault.ts';
import type { TrialStage } from './flow.ts';

/** Console messages: `defects` are those that no fault explains. */
export type ConsoleOutput = { defects: string[]; complaints: { text: string; url: string }[]; allowed: RegExp[] };

type Fixtures = { consoleOutput: ConsoleOutput };

/** An end-to-end test whose console errors are checked by the trial at its end. */
export const test = journey.extend<Fixtures>({
  consoleOutput: async ({ context }, use) => {
    const consoleOutput: ConsoleOutput = { defects: [], complaints: [], allowed: [] };
    context.on('weberror', (error) => consoleOutput.defects.push(String(error.error())));
    context.on('console', (message) => {
      if (message.text() === workerBlocked || failedRead.test(message.text())) return;
      if (message.type() === 'error' || message.type() === 'warning')
        consoleOutput.complaints.push({ text: message.text(), url: message.location().url });
    });
    await use(consoleOutput);
  },
  expectConsoleError: async ({ consoleOutput }, use) => use((pattern) => consoleOutput.allowed.push(pattern)),
});

/** The stage of a trial, for a user who gets as far as the fault allows. */
export function stageOf(
  {
    page,
    joiner,
    expectConsoleError: allow,
  }: Pick<TrialStage, 'page' | 'joiner'> & { expectConsoleError: TrialStage['allow'] },
  { forgets }: Fault,
): TrialStage {
  const person = personAt(page);
  return {
    page,
    person,
    joiner,
    allow,
    async arriveAs(id, path, password) {
      if (!forgets) {
        await person.arriveAs(id, password);
        await page.goto(path);
        return;
      }
      await person.openLogin(`?redirect=${encodeURIComponent(path)}`);
      await person.signIn(id, password);
      await page.waitForURL(path);
    },
  };
}
