import type { Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import {
  consultations,
  handleConsultation,
  handlingEvent,
  handlingEventNames,
  openConsultation,
} from '#contract/staff/consultation.ts';
import { consult } from '#tests/e2e/lib/consult.ts';
import { newStaff } from '#tests/e2e/lib/staff.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { nextOutput } from '../browser/upcoming.ts';

/** A number that no consultation has. */
const unknownId = 2_000_000_000;

describeBrowserPaths(flow, atDesk);

async function atDesk({ page, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const colleague = await newStaff('ADMIN');
  const viewer = await newStaff('CONSULTATION');
  const id = await newConsultation(page, colleague);
  let isUnknown = false;
  const openings = openConsultation.path.replace('{id}', String(id));
  await page.route(`**${openings}`, (route) =>
    isUnknown ? route.continue({ url: route.request().url().replace(`/${id}/`, `/${unknownId}/`) }) : route.fallback(),
  );
  const opening = await heldCalls(page, `**${openings}`, expectConsoleError);
  const handling = await heldCalls(page, `**${handleConsultation.path.replace('{id}', '*')}`, expectConsoleError);
  await viewer.enter(page);
  await openInspected(page, `/admin/consultations/${id}`);
  const text = page.locator('textarea[name="text"]');
  /** A step of a colleague, after which the consultation is as the path opens it again. */
  const overtake = async (upcoming: readonly AnyEventObject[]) => {
    const path = handleConsultation.path.replace('{id}', String(id));
    const { state, version } = await colleague.post(
      openConsultation.path.replace('{id}', String(id)),
      { reason: '먼저 처리' },
      openConsultation.result,
    );
    const isReleased = state === 'assigned' && nextOutput(upcoming, 'openConsultation')?.consultation !== undefined;
    const event = isReleased ? 'released' : 'noted';
    const step = { event, version, text: isReleased ? '' : '먼저 통화함', assignee: null };
    await colleague.post(path, step, handleConsultation.result);
  };
  return {
    async 'reason.submitted'({ reason }) {
      await page.getByLabel('열람 사유').fill(reason);
      await page.getByRole('button', { name: '상담 열기' }).click();
    },
    'reason.changed': () => page.getByLabel('열람 사유').fill('답'),
    async 'step.chosen'({ event, assignee }) {
      const name = assignee === undefined ? handlingEventNames[handlingEvent.parse(event)] : '내가 맡기';
      await page.getByRole('group', { name: '처리' }).getByRole('button', { name, exact: true }).click();
    },
    async 'step.submitted'({ draft }) {
      await text.fill(draft.text);
      await page.getByRole('button', { name: '저장', exact: true }).click();
    },
    'step.changed': () => text.fill('고친 내용'),
    'step.cancelled': () => page.getByRole('button', { name: '취소' }).click(),
    'alert.dismissed': () => person.dismiss(),
    async 'xstate.done.actor.openConsultation'({ output }) {
      isUnknown = output.kind === 'refused';
      return opening.pass();
    },
    'xstate.error.actor.openConsultation': () => opening.answer(unreadable),
    async 'xstate.done.actor.handleConsultation'({ output }, upcoming) {
      if (output.kind === 'refused') return handling.answer(refused('503', output.message), 503);
      if (output.kind === 'conflict') await overtake(upcoming);
      return handling.pass();
    },
    'xstate.error.actor.handleConsultation': () => handling.answer(unreadable),
  };
}

/** Sends a consultation, and finds its number among the newest, where other tests send theirs. */
async function newConsultation(page: Page, { get, post }: Awaited<ReturnType<typeof newStaff>>): Promise<number> {
  const contents = crypto.randomUUID();
  await consult(page.request, contents);
  const { rows } = await get(`${consultations.path}?filter=all&order=newest`, consultations.result);
  for (const { id } of rows.slice(0, 10)) {
    const path = openConsultation.path.replace('{id}', String(id));
    const opened = await post(path, { reason: '시험' }, openConsultation.result);
    if (opened.contents === contents) return id;
  }
  throw new Error('The consultation that was just sent is not listed.');
}
