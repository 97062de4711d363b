import type { APIRequestContext } from 'playwright/test';
import type { InputFrom } from 'xstate';
import {
  cancelContactChange,
  confirmEmail,
  confirmMobile,
  contactChanges,
  sendEmailCode,
  type ContactChange,
} from '#contract/account/contact-change.ts';
import type { contactChangeMachine } from '#machines/contact-change.machine.ts';
import { changeContact, lastCodeFor } from '#tests/e2e/lib/contact.ts';
import { newMember } from '#tests/e2e/lib/new-member.ts';
import { newPassword, newPerson } from '#tests/e2e/lib/new-person.ts';
import { identify } from '#tests/e2e/lib/provider.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, succeeded, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import { storeRedirect } from '../browser/stored-redirect.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { nextOutput } from '../browser/upcoming.ts';

describeBrowserPaths(flow, onMyPage);

async function onMyPage({
  page,
  person,
  expectConsoleError,
  input: { resumed },
}: BrowserStage<InputFrom<typeof contactChangeMachine>>): Promise<Gestures> {
  const hold = (path: string) => heldCalls(page, `**${path}`, expectConsoleError);
  const lists = await hold(contactChanges.path);
  const proofs = await hold(confirmEmail.path);
  const codes = await hold(sendEmailCode.path);
  const numbers = await hold(confirmMobile.path);
  const cancels = await hold(cancelContactChange.path);
  const member = await newMember(page.request);
  const email = `${member.serviceId}@gmail.com`;
  const { mobile } = newPerson();
  await person.arriveAs(member.serviceId, newPassword);
  if (resumed) await storeRedirect(page, '/mypage', { ...resumed, stored: null });
  await openInspected(page, '/mypage');
  return {
    'list.retried': () => page.getByRole('button', { name: '다시 불러오기' }).click(),
    async 'code.submitted'({ code }, upcoming) {
      const isRight = nextOutput(upcoming, 'confirmEmail')?.kind === 'changed';
      const complete = () => (isRight ? lastCodeFor(page.request, email) : wrongCode(page.request, email));
      await page.getByLabel('인증번호').fill(code.length === 6 ? await complete() : code);
      await page.getByRole('button', { name: '이메일 확인' }).click();
    },
    'code.changed': () => page.getByLabel('인증번호').fill('1'),
    'code.requested': () => page.getByRole('button', { name: '인증번호 다시 받기' }).click(),
    'verification.requested': () => page.getByRole('button', { name: '새 번호로 본인확인' }).click(),
    'verification.left': () => page.getByRole('button', { name: '본인확인 그만두기' }).click(),
    'cancel.requested': ({ kind }) =>
      page.getByRole('button', { name: kind === 'EMAIL' ? '이메일 변경 취소' : '휴대폰번호 변경 취소' }).click(),
    'cancel.confirmed': () => person.confirm(),
    'cancel.dismissed': () => person.cancel(),
    'alert.dismissed': () => person.dismiss(),
    async 'xstate.done.actor.loadChanges'({ output }) {
      const kinds = output.map(({ kind }: ContactChange) => kind);
      if (kinds.length > 0)
        await changeContact(page.request, member, {
          email,
          ...(kinds.includes('MOBILE') && { mobile }),
        });
      await lists.pass();
    },
    // A refusal is not retried.
    'xstate.error.actor.loadChanges': () => lists.answer(refused('400', 'refused'), 400),
    'xstate.done.actor.confirmEmail': () => proofs.pass(),
    'xstate.error.actor.confirmEmail': () => proofs.answer(unreadable),
    'xstate.done.actor.sendCode': ({ output }) =>
      output.kind === 'sent' ? codes.answer(succeeded(null)) : codes.pass(),
    'xstate.error.actor.sendCode': () => codes.answer(unreadable),
    'xstate.done.actor.verification': (_, upcoming) =>
      identify(page, nextOutput(upcoming, 'confirmMobile')?.kind === 'refused' ? member : { ...member, mobile }),
    'xstate.done.actor.confirmMobile': () => numbers.pass(),
    'xstate.error.actor.confirmMobile': () => numbers.answer(unreadable),
    'xstate.done.actor.cancelChange': ({ output }) =>
      output.kind === 'refused' ? cancels.answer(refused('503', output.message), 503) : cancels.pass(),
    'xstate.error.actor.cancelChange': () => cancels.answer(unreadable),
  };
}

const wrongCode = async (request: APIRequestContext, email: string) =>
  (await lastCodeFor(request, email)) === '000000' ? '000001' : '000000';
