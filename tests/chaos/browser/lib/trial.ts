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

const longest = 4;

/**
 * Reaches the decisive call, injects the fault, and expects the flow's error message and, after the fault, that the same click succeeds with the
 * typed values.
 */
export async function tryFlow({ flow, fault, stage }: Trial): Promise<void> {
  const { page } = stage;
  await page.clock.install({ time: Date.now() + (fault.clock ?? 0) });
  await fault.prepare?.(page.context());
  const ready = await flow.come(stage);
  // The fault is meant for the call, not for the chunk that makes it (`tests/e2e/later-parts.test.ts`).
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  const keys = idempotencyKeysOf(page, flow);
  const mend = await fault.begin(page, flow);
  const requestSent = fault.silence === undefined ? null : page.context().waitForEvent('request', (request) => flow.calls.test(request.url()));
  await ready.press();
  await requestSent;
  if (fault.silence !== undefined) await waitOut(page, flow, ready, fault.silence);
  let outcome = await outcomeOf(page, ready, stepOf(flow, fault));
  if (fault.isSilent) expect(outcome, 'nothing is in the way').toEqual(succeeded);
  if (!fault.isSilent && !fault.passes) expect(outcome.isDone, 'it succeeds').toBe(flow.doesWithout ?? false);
  if (!fault.passes) await mend();
  for (let press = 1; !outcome.isDone && press < longest; press += 1) {
    expect(flow.says).toContain(outcome.text);
    await goOn(stage, ready);
    // The previous message may stay for a moment.
    if (!fault.passes) await expect.poll(() => seen(page, ready), 'once the fault is over').toEqual(succeeded);
    outcome = fault.passes ? await outcomeOf(page, ready, stepOf(flow, fault)) : succeeded;
  }
  if (fault.passes) await mend();
  await expect(ready.done).toBeVisible();
  await ready.leave?.();
  await expectIdle(page);
  expect(new Set(keys).size, 'keys of what must happen once').toBeLessThanOrEqual(1);
}

/**
 * How far each step advances the clock, in milliseconds: automatic retries wait, up to a minute without any response; 0 where time passes normally.
 */
const stepOf = ({ tries = 1 }: Flow, { isSilent, silence }: Fault): number => (silence !== undefined ? 10_000 : tries > 1 && !isSilent ? 2_000 : 0);

/** Half a minute without a change: by then the page shows an error or a pending state. */
async function waitOut(page: Page, { tries = 1 }: Flow, ready: Ready, silence: number): Promise<void> {
  await page.clock.runFor(silence);
  await expect.poll(async () => (await seen(page, ready)) !== null || (tries > 1 && (await page.locator('[aria-busy="true"]').count()) > 0), 'something is said').toBe(true);
}

/** Advances the page's clock by `step` milliseconds at each poll. */
async function outcomeOf(page: Page, ready: Ready, step: number): Promise<Outcome> {
  let outcome: Outcome | null = null;
  const ends = async () => {
    if (step > 0) await page.clock.runFor(step);
    outcome = await seen(page, ready);
    return outcome !== null;
  };
  await expect.poll(ends, 'it ends').toBe(true);
  return outcome ?? failed('');
}

/** Returns null until there is either. */
async function seen(page: Page, { done }: Ready): Promise<Outcome | null> {
  const text = await textOn(page);
  if (await done.first().isVisible()) return succeeded;
  return text === null ? null : failed(text);
}

async function textOn(page: Page): Promise<string | null> {
  const alert = await textOf(page.getByRole('alertdialog', { name: '알림' }).locator('p').last());
  if (alert !== null) return alert;
  const inPlace = await textOf(page.getByText(/불러오지 못했습니다\./).first());
  if (inPlace !== null) return inPlaceOf(inPlace);
  return (await missingPage(page).isVisible()) ? messages.offline : null;
}

/** Returns the text if it is visible. It may disappear between the check and the read, which is not waited for. */
async function textOf(place: Locator): Promise<string | null> {
  if (!(await place.isVisible())) return null;
  const [text = null] = await place.allInnerTexts();
  return text;
}

const missingPage = (page: Page) => page.getByText(messages.offline, { exact: true });

/** Each list has its name in its error message. */
const inPlaceOf = (text: string) => text.slice(text.indexOf('불러오지 못했습니다'));

/** Dismisses the alert, expects the typed values, and clicks again. */
async function goOn({ page, person }: TrialStage, { press, again = press, typed = [] }: Ready): Promise<void> {
  if (await person.alert.isVisible()) await person.dismiss();
  for (const [field, value] of typed) await (value === true ? expect(field).toBeChecked() : expect(field).toHaveValue(value));
  await expect(page.getByRole('button', { name: /처리 중$/ })).toHaveCount(0);
  const retry = page.getByRole('button', { name: '다시 시도', exact: true });
  if (!(await retry.isVisible())) return again();
  await retry.click();
  return expect(missingPage(page), 'the page comes').toHaveCount(0);
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
