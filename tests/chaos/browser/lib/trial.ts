import type { Locator, Page } from 'playwright/test';
import { messages } from '#contract/shared/messages.ts';
import { expect } from '#tests/e2e/lib/test.ts';
import type { Fault } from './fault.ts';
import type { Flow, Ready, TrialStage } from './flow.ts';

type Trial = { flow: Flow; fault: Fault; stage: TrialStage };

/** The outcome on screen: success, or the text of a failure. */
type Outcome = { isDone: boolean; text: string };

const succeeded: Outcome = { isDone: true, text: '' };
const failed = (text: string): Outcome => ({ isDone: false, text });

const maxPresses = 4;

/**
 * Reaches the decisive call, injects the fault, and expects the flow's error message and, after the fault, that the
 * same click succeeds with the typed values.
 */
export async function tryFlow({ flow, fault, stage }: Trial): Promise<void> {
  const { page } = stage;
  await page.clock.install({ time: Date.now() + (fault.clock ?? 0) });
  await fault.prepare?.(page.context());
  const ready = await flow.setUp(stage);
  // The fault is meant for the call, not for the chunk that makes it (`tests/e2e/later-parts.test.ts`).
  const keys = idempotencyKeysOf(page, flow);
  const stopFault = await fault.begin(page, flow);
  const requestSent =
    fault.silenceMs === undefined
      ? null
      : page.context().waitForEvent('request', (request) => flow.calls.test(request.url()));
  await ready.press();
  await requestSent;
  if (fault.silenceMs !== undefined) await waitForSilence(page, flow, ready, fault.silenceMs);
  let outcome = await outcomeOf(page, ready, clockStepMs(flow, fault));
  if (fault.isSilent) expect(outcome, 'nothing is in the way').toEqual(succeeded);
  if (!fault.isSilent && !fault.passes) expect(outcome.isDone, 'it succeeds').toBe(flow.toleratesFailure ?? false);
  if (!fault.passes) await stopFault();
  for (let press = 1; !outcome.isDone && press < maxPresses; press += 1) {
    expect(flow.errorTexts).toContain(outcome.text);
    await retryPress(stage, ready);
    // The previous message may stay for a moment.
    if (!fault.passes)
      await expect.poll(() => visibleOutcome(page, ready), 'once the fault is over').toEqual(succeeded);
    outcome = fault.passes ? await outcomeOf(page, ready, clockStepMs(flow, fault)) : succeeded;
  }
  if (fault.passes) await stopFault();
  await expect(ready.done).toBeVisible();
  await ready.cleanUp?.();
  await expectIdle(page);
  expect(new Set(keys).size, 'keys of what must happen once').toBeLessThanOrEqual(1);
}

/**
 * How far each step advances the clock, in milliseconds: automatic retries wait, up to a minute without any response; 0
 * where time passes normally.
 */
const clockStepMs = ({ tries = 1 }: Flow, { isSilent, silenceMs }: Fault): number =>
  silenceMs !== undefined ? 10_000 : tries > 1 && !isSilent ? 2_000 : 0;

/** Half a minute without a change: by then the page shows an error or a pending state. */
async function waitForSilence(page: Page, { tries = 1 }: Flow, ready: Ready, silenceMs: number): Promise<void> {
  await page.clock.runFor(silenceMs);
  await expect
    .poll(
      async () =>
        (await visibleOutcome(page, ready)) !== null ||
        (tries > 1 && (await page.locator('[aria-busy="true"]').count()) > 0),
      'something is said',
    )
    .toBe(true);
}

/** Advances the page's clock by `step` milliseconds at each poll. */
async function outcomeOf(page: Page, ready: Ready, stepMs: number): Promise<Outcome> {
  let outcome: Outcome | null = null;
  const ends = async () => {
    if (stepMs > 0) await page.clock.runFor(stepMs);
    outcome = await visibleOutcome(page, ready);
    return outcome !== null;
  };
  await expect.poll(ends, 'it ends').toBe(true);
  return outcome ?? failed('');
}

/** Returns null until there is either. */
async function visibleOutcome(page: Page, { done }: Ready): Promise<Outcome | null> {
  const text = await failureText(page);
  if (await done.first().isVisible()) return succeeded;
  return text === null ? null : failed(text);
}

async function failureText(page: Page): Promise<string | null> {
  const alert = await visibleText(page.getByRole('alertdialog', { name: '알림' }).locator('p').last());
  if (alert !== null) return alert;
  const inlineError = await visibleText(page.getByText(/불러오지 못했습니다\./).first());
  if (inlineError !== null) return withoutListName(inlineError);
  return (await offlinePage(page).isVisible()) ? messages.offline : null;
}

/** Returns the text if it is visible. It may disappear between the check and the read, which is not waited for. */
async function visibleText(locator: Locator): Promise<string | null> {
  if (!(await locator.isVisible())) return null;
  const [text = null] = await locator.allInnerTexts();
  return text;
}

const offlinePage = (page: Page) => page.getByText(messages.offline, { exact: true });

/** Each list has its name in its error message. */
const withoutListName = (text: string) => text.slice(text.indexOf('불러오지 못했습니다'));

/** Dismisses the alert, expects the typed values, and clicks again. */
async function retryPress(
  { page, person }: TrialStage,
  { press, retry: retryAction = press, typed = [] }: Ready,
): Promise<void> {
  if (await person.alert.isVisible()) await person.dismiss();
  for (const [field, value] of typed)
    await (value === true ? expect(field).toBeChecked() : expect(field).toHaveValue(value));
  await expect(page.getByRole('button', { name: /처리 중$/ })).toHaveCount(0);
  const retry = page.getByRole('button', { name: '다시 시도', exact: true });
  if (!(await retry.isVisible())) return retryAction();
  await retry.click();
  return expect(offlinePage(page), 'the page comes').toHaveCount(0);
}

async function expectIdle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '페이지를 보여 드리지 못했습니다' })).toHaveCount(0);
}

function idempotencyKeysOf(page: Page, { calls }: Flow): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key && calls.test(request.url())) keys.push(key);
  });
  return keys;
}
