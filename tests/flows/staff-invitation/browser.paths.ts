import type { InputFrom } from 'xstate';
import { acceptInvitation, openInvitation, reinviteStaff, staffList } from '#contract/staff/staff.ts';
import type { staffInvitationMachine } from '#machines/staff-invitation.machine.ts';
import { acceptedStaff, codeIn, newInvitation, newStaff, shownApp } from '#tests/e2e/lib/staff.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { nextOutput } from '../browser/upcoming.ts';

const labels: Readonly<Record<string, string>> = { password: '비밀번호', repeated: '비밀번호 확인', code: '인증번호' };

describeBrowserPaths(flow, atInvitation);

async function atInvitation({
  page,
  person,
  expectConsoleError,
  input,
}: BrowserStage<InputFrom<typeof staffInvitationMachine>>): Promise<Gestures> {
  const opening = await heldCalls(page, `**${openInvitation.path}`, expectConsoleError);
  const accepting = await heldCalls(page, `**${acceptInvitation.path}`, expectConsoleError);
  const invitation = input.invitation && codeIn(await newInvitation(page.request, 'CONSULTATION'));
  await openInspected(page, '/admin/invitation', `#${invitation}`);
  const field = (name: string) => page.getByLabel(labels[name] ?? '', { exact: true });
  return {
    'retry.requested': () => page.getByRole('button', { name: '다시 시도' }).click(),
    async 'form.submitted'({ acceptance }, upcoming) {
      // The answer to a form that is not sent is one to a later form.
      const { kind } = nextOutput(upcoming.slice(0, 1), 'acceptInvitation') ?? {};
      const isWrong = kind === undefined || kind === 'refused';
      const code = isWrong ? acceptance.code : (await shownApp(page)).nextCode();
      for (const name of ['password', 'repeated']) await field(name).fill(acceptance[name]);
      await field('code').fill(code);
      await page.getByRole('button', { name: '초대 수락' }).click();
    },
    'field.changed': async ({ field: name }) => field(name).fill(`${await field(name).inputValue()}1`),
    'alert.dismissed': () => person.dismiss(),
    async 'xstate.done.actor.openInvitation'({ output }) {
      if (output.kind === 'refused') return opening.answer(refused('503', output.message), 503);
      if (output.kind === 'invalid') await acceptedStaff(invitation);
      return opening.pass();
    },
    'xstate.error.actor.openInvitation': () => opening.answer(unreadable),
    async 'xstate.done.actor.acceptInvitation'({ output }) {
      if (output.kind === 'unreached') return accepting.cut();
      if (output.kind === 'invalid') await inviteAgain((await page.locator('strong').first().textContent()) ?? '');
      return accepting.pass();
    },
    'xstate.error.actor.acceptInvitation': () => accepting.answer(unreadable),
  };
}

/** An administrator invites the person once more, which replaces the invitation. */
async function inviteAgain(loginId: string): Promise<void> {
  const admin = await newStaff('ADMIN');
  const invited = (await admin.get(staffList.path, staffList.result)).find((one) => one.loginId === loginId);
  await admin.post(reinviteStaff.path.replace('{id}', String(invited?.id)), {}, reinviteStaff.result);
}
