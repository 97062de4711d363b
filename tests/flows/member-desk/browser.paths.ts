import type { APIRequestContext } from 'playwright/test';
import { signIn } from '#contract/account/member.ts';
import { loginLock } from '#contract/shared/limits.ts';
import { changeMember, memberChange, memberChangeNames, openMember, searchMembers } from '#contract/staff/member.ts';
import { staffMemberMessages } from '#contract/staff/member-messages.ts';
import { newMember } from '#tests/e2e/lib/new-member.ts';
import { newStaff } from '#tests/e2e/lib/staff.ts';
import { linkedMembership } from '#tests/fixtures/staff-members.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { nextOutput } from '../browser/upcoming.ts';

/** A number that no member has. */
const unknownId = 2_000_000_000;

/** A membership of a member of the sandbox. */
const { number: takenNumber } = linkedMembership;

describeBrowserPaths(flow, atDesk);

async function atDesk({ page, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const viewer = await newStaff('MEMBER');
  const sought = { by: 'serviceId', text: await newLockedMember(page.request) };
  const [{ id } = { id: 0 }] = await viewer.post(searchMembers.path, sought, searchMembers.result);
  let isUnknown = false;
  const openings = openMember.path.replace('{id}', String(id));
  await page.route(`**${openings}`, (route) =>
    isUnknown ? route.continue({ url: route.request().url().replace(`/${id}/`, `/${unknownId}/`) }) : route.fallback(),
  );
  const opening = await heldCalls(page, `**${openings}`, expectConsoleError);
  const changing = await heldCalls(page, `**${changeMember.path.replace('{id}', String(id))}`, expectConsoleError);
  await viewer.enter(page);
  await openInspected(page, `/admin/members/${id}`);
  const field = (name: string) => page.locator(`[name="${name}"]`);
  return {
    async 'reason.submitted'({ reason }) {
      await field('reason').fill(reason);
      await page.getByRole('button', { name: '회원 열기' }).click();
    },
    'reason.changed': () => field('reason').fill('전'),
    async 'change.chosen'({ change }) {
      const name = memberChangeNames[memberChange.parse(change)];
      await page.getByRole('group', { name: '변경' }).getByRole('button', { name, exact: true }).click();
    },
    async 'change.submitted'({ draft: { reason, membership } }, upcoming) {
      if (membership) {
        // The answer to a form that is not sent is one to a later form.
        const isTaken = nextOutput(upcoming.slice(0, 1), 'changeMember')?.kind === 'conflict';
        await field('number').fill(isTaken ? takenNumber : membership.number);
        await field('goodsName').fill(membership.goodsName);
        await field('customerName').fill(membership.customerName);
      }
      await field('changeReason').fill(reason);
      await page.getByRole('button', { name: '저장', exact: true }).click();
    },
    'change.changed': () => field('changeReason').fill('고친 사유'),
    'change.cancelled': () => page.getByRole('button', { name: '취소' }).click(),
    'alert.dismissed': () => person.dismiss(),
    async 'xstate.done.actor.openMember'({ output }) {
      isUnknown = output.kind === 'refused';
      return opening.pass();
    },
    'xstate.error.actor.openMember': () => opening.answer(unreadable),
    async 'xstate.done.actor.changeMember'({ output }) {
      if (output.kind === 'refused') return changing.answer(refused('503', output.message), 503);
      if (output.message === staffMemberMessages.notPossible) await overtake(id);
      return changing.pass();
    },
    'xstate.error.actor.changeMember': () => changing.answer(unreadable),
  };
}

/** Someone else lifts the lock. */
async function overtake(id: number): Promise<void> {
  const other = await newStaff('MEMBER');
  const body = { change: 'lockLifted', reason: '전화 문의', membership: null };
  await other.post(changeMember.path.replace('{id}', String(id)), body, changeMember.result);
}

/** Returns the id with which a member logged in with a wrong password until it was locked. */
async function newLockedMember(request: APIRequestContext): Promise<string> {
  const { serviceId } = await newMember(request);
  for (let failures = 0; failures < loginLock.failures; failures += 1)
    await request.post(signIn.path, { data: { serviceId, password: 'Wrong2026!c' } });
  return serviceId;
}
