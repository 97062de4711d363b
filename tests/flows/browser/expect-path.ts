import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Page, TestInfo } from 'playwright/test';
import { stateName } from '#tools/flows/inspect/state-name.ts';
import { eventName } from '#tools/flows/inspect/transitions.ts';
import { expect } from '#tests/e2e/lib/test.ts';
import type { EngineName } from '#tools/browsers/names.ts';
import type { DefinedFlow } from '#tools/flows/definition/define-flow.ts';
import { wrongSource } from '#tools/flows/definition/wrong-source.ts';
import { messagesIn, payloadOf, type Source } from '#tools/flows/paths/path-record.ts';
import type { Path } from '#tools/flows/paths/flow.ts';
import { leavesOf } from '#tools/flows/paths/stable-states.ts';
import { evidenceIn } from './evidence.ts';
import { inspectedOf, stepsOf } from './inspected.ts';
import { takeSource } from './sources.ts';
import type { Gesture, Gestures } from './stage.ts';

type Run = { engine: EngineName; testInfo: TestInfo; inventedBecause: DefinedFlow['inventedBecause'] };

/**
 * Runs a path on the page: after each step, the state and the transitions in the site's inspection must equal those of
 * the pure transition function, and an answer of the test needs a reason. Attaches the source of each step's answer.
 */
export async function expectPath<M extends AnyStateMachine>(
  machine: string,
  { steps }: Path<M>,
  page: Page,
  gestures: Gestures,
  run: Run,
): Promise<void> {
  const evidence = evidenceIn(page, run.testInfo);
  const sources: (Source | null)[] = [];
  let since = 0;
  for (const [index, { event, state, taken }] of steps.entries()) {
    try {
      if (event.type !== 'xstate.init')
        await gestureOf(gestures, event)(
          event,
          steps.slice(index + 1).map((step) => step.event),
        );
      const expected = { state: nameOf(state), taken };
      await expect
        .poll(
          async () => {
            const { count: _, ...inspected } = await inspectedOf(page, machine, since, event.type);
            return inspected;
          },
          { message: `after ${event.type}`, intervals: [20, 40, 80, 160, 250] },
        )
        .toEqual(expected);
      since = (await inspectedOf(page, machine, since, event.type)).count;
      const name = eventName(event.type);
      const source = takeSource(page);
      sources.push(source);
      expect(wrongSource({ event: name, source, reason: run.inventedBecause(name, payloadOf(event)) })).toBe(null);
      if (source === 'server') await expectMessage(page, event, state);
    } catch (error) {
      await evidence.attach({ step: index, expected: leavesOf(state), machine });
      throw await withSteps(error, page, machine);
    }
    await attachPicture(page, run, index);
  }
  await run.testInfo.attach('sources', { body: JSON.stringify(sources), contentType: 'application/json' });
}

/** Expects the message of the server's answer in the alert: other refusals lead to the same state. */
async function expectMessage(page: Page, event: AnyEventObject, state: AnyMachineSnapshot): Promise<void> {
  const message: unknown = event['output']?.message ?? event['message'];
  if (typeof message === 'string' && messagesIn(state).includes(message))
    await expect(page.getByRole('alertdialog', { name: '알림' })).toContainText(message);
}

/** Adds the inspected steps of the machine to the message of an error: two actors of a machine look like one. */
async function withSteps(error: unknown, page: Page, machine: string): Promise<unknown> {
  const steps = await stepsOf(page).catch(() => []);
  const lines = steps
    .filter((step) => step.machine === machine)
    .map(({ event, from, to }) => `\n${event}: ${from} → ${to}`);
  if (error instanceof Error) error.message += `\nInspected at ${page.url()}:${lines.join('')}`;
  return error;
}

const nameOf = ({ value }: AnyMachineSnapshot) => stateName(value);

function gestureOf(gestures: Gestures, { type }: AnyEventObject): Gesture {
  const gesture = gestures[type];
  if (!gesture) throw new Error(`No gesture for "${type}"`);
  return gesture;
}

/**
 * Attaches a small screenshot for the report of `npm run flows`. WebKit's driver cannot write JPEG, and only Chromium
 * stops animations for a screenshot.
 */
async function attachPicture(page: Page, { engine, testInfo }: Run, index: number): Promise<void> {
  if (!process.env['FLOW_PICTURES']) return;
  const [type, contentType] = engine === 'webkit' ? (['png', 'image/png'] as const) : (['jpeg', 'image/jpeg'] as const);
  const path = testInfo.outputPath(`step-${String(index).padStart(2, '0')}.${type}`);
  await page.screenshot({
    path,
    type,
    ...(type === 'jpeg' && { quality: 45 }),
    animations: engine === 'chromium' ? 'disabled' : 'allow',
    caret: engine === 'chromium' ? 'hide' : 'initial',
  });
  await testInfo.attach(`step ${index}`, { path, contentType });
}
