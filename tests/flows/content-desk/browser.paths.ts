import { expect } from 'playwright/test';
import {
  createPublication,
  movePublication,
  publication,
  publicationMove,
  publicationMoveNames,
  savePublication,
  type PublicationDetail,
  type PublicationMove,
} from '#contract/staff/publication.ts';
import { newStaff } from '#tests/e2e/lib/staff.ts';
import { completePublication, otherDraft } from '#tests/fixtures/publications.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { stopClock } from '../browser/stop-clock.ts';

type Staff = Awaited<ReturnType<typeof newStaff>>;

/** A number that no publication has. */
const unknownId = 2_000_000_000;

const { kind } = completePublication;
/** A time that is over: the server publishes an approved draft at once. */
const publishAt = '2020-01-01T00:00:00.000Z';

describeBrowserPaths(flow, atDesk);

/** The clock stands still while a timer of the machine runs, until the path moves it. */
async function atDesk({ page, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const viewer = await newStaff('CONTENT');
  const { id, become, overtake } = await newDraft(await newStaff('CONTENT'), viewer);
  const address = `**${pathOf(publication, id)}`;
  let isUnknown = false;
  await page.route(address, (route) =>
    isUnknown ? route.continue({ url: route.request().url().replace(/\d+$/, String(unknownId)) }) : route.fallback(),
  );
  const loading = await heldCalls(page, address, expectConsoleError);
  const saving = await heldCalls(page, `**${pathOf(savePublication, id)}`, expectConsoleError);
  const moving = await heldCalls(page, `**${pathOf(movePublication, id)}`, expectConsoleError);
  await viewer.enter(page);
  await page.clock.install();
  await openInspected(page, `/admin/content/${id}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const fill = async (name: string, text: string) => {
    await field(name).waitFor();
    await stopClock(page);
    await field(name).fill(text);
  };
  /** A call leaves the page only while the clock runs; the answer may start a timer. */
  const arrivedSave = async () => {
    await page.clock.resume();
    await saving.arrived();
    await stopClock(page);
  };
  return {
    'load.requested': () => button('다시 불러오기').click(),
    'value.changed': ({ name, value }) => fill(name, String(value)),
    'moment.changed': ({ name }) => fill(name, ''),
    async 'draft.restored'() {
      await page.locator('details').last().locator('summary').click();
      const restore = page.getByRole('button', { name: /판으로 되돌리기$/ });
      await restore.waitFor();
      await stopClock(page);
      await restore.click();
    },
    'save.requested': () => button('저장').click(),
    async 'preview.requested'() {
      // The script of the clock, which is added to each document, is blocked there like any other; a path may end first.
      expectConsoleError(/^Blocked script execution in '[^']*\/admin\/preview\//, 'possible');
      await button('미리 보기').click();
    },
    'preview.closed': () => button('닫기').click(),
    'move.chosen': ({ move }) => button(publicationMoveNames[publicationMove.parse(move)]).click(),
    'move.confirmed': () => person.confirm(),
    'move.cancelled': () => button('취소').click(),
    async 'reason.submitted'({ reason }) {
      await field('reason').fill(reason);
      await button('돌려보내기').click();
    },
    'reason.changed': () => field('reason').fill('날짜'),
    async 'conflict.settled'({ theirs }) {
      const settle = button('고른 대로 계속하기');
      await settle.waitFor();
      for (const name of theirs) {
        const choices = page.getByRole('radiogroup').filter({ has: field(`choice-${name}`) });
        // Only fields that differ have a choice.
        if ((await choices.count()) > 0) await choices.getByText(/ 님이 쓴 것$/).click();
      }
      await stopClock(page);
      await settle.click();
    },
    'alert.dismissed': () => person.dismiss(),
    async 'xstate.done.actor.loadPublication'({ output }) {
      isUnknown = output.kind === 'refused';
      if (!isUnknown) await become(output.publication);
      await page.clock.resume();
      return loading.pass();
    },
    async 'xstate.error.actor.loadPublication'() {
      await page.clock.resume();
      return loading.answer(unreadable);
    },
    async 'xstate.done.actor.savePublication'({ output }) {
      await arrivedSave();
      if (output.kind === 'refused') return saving.answer(refused('503', output.message), 503);
      if (output.kind === 'conflict') await overtake();
      return saving.pass();
    },
    async 'xstate.error.actor.savePublication'() {
      await arrivedSave();
      return saving.answer(unreadable);
    },
    async 'xstate.done.actor.movePublication'({ output }) {
      await page.clock.resume();
      if (output.kind === 'refused') return moving.answer(refused('503', output.message), 503);
      if (output.kind === 'conflict') await overtake();
      return moving.pass();
    },
    async 'xstate.error.actor.movePublication'() {
      await page.clock.resume();
      return moving.answer(unreadable);
    },
    'xstate.after.autosave.contentDesk.editing.changed': () => page.clock.runFor(2_000),
    'xstate.after.retry.contentDesk.editing.failed': () => page.clock.runFor(15_000),
  };
}

const pathOf = ({ path }: { readonly path: string }, id: number) => path.replace('{id}', String(id));

/**
 * A draft of a colleague with an earlier version, which someone else has saved: otherwise both would be one. Each of its
 * functions makes another version of it.
 */
async function newDraft(colleague: Staff, other: Staff) {
  const { id } = await other.post(createPublication.path, { kind, targetId: null }, createPublication.result);
  const read = () => colleague.get(pathOf(publication, id), publication.result);
  const save = async ({ values }: PublicationDetail['draft'], by = colleague) => {
    const { version } = await read();
    const body = { version, content: { kind, values }, publishAt, endAt: null };
    await by.post(pathOf(savePublication, id), body, savePublication.result);
  };
  const move = async (chosen: PublicationMove, by = colleague) => {
    const { version } = await read();
    await by.post(pathOf(movePublication, id), { version, move: chosen, reason: '' }, movePublication.result);
  };
  await save(otherDraft, other);
  await save(completePublication.draft);
  const become = async ({ state, draft }: Pick<PublicationDetail, 'state' | 'draft'>) => {
    if ((await read()).state === 'review') await move('withdrawn');
    await save(draft);
    if (state === 'draft') return;
    await move('submitted');
    if (state === 'review') return;
    await move('approved', other);
    await expect.poll(async () => (await read()).state, 'a job publishes it').toBe('published');
  };
  const overtake = async () => ((await read()).state === 'published' ? move('ended') : become(completePublication));
  return { id, become, overtake };
}
