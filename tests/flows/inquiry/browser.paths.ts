import type { InputFrom } from 'xstate';
import { sendInquiry } from '#contract/membership/inquiry.ts';
import { expect } from '#tests/e2e/lib/test.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

describeBrowserPaths(flow, inConsultation);

/** Starts with the draft stored in the tab, if the path starts with one. */
async function inConsultation({
  page,
  person,
  expectConsoleError,
  input: { draft },
}: BrowserStage<InputFrom<typeof flow.onMachine.machine>>): Promise<Gestures> {
  const sending = await heldCalls(page, `**${sendInquiry.path}`, expectConsoleError);
  if (draft) await page.addInitScript(saveDraft, JSON.stringify(draft));
  await openInspected(page, '/membership');
  const form = page.getByRole('form', { name: '회원권 상담 신청' });
  await expect(form.getByLabel(/^이름/)).toHaveValue(draft?.entered.name ?? '');
  return {
    'inquiry.changed': () => form.getByText('개인정보 수집 및 이용에 동의합니다').click(),
    'inquiry.submitted': () => form.getByRole('button', { name: /^상담 신청/ }).click(),
    'alert.dismissed': () => person.dismiss(),
    'xstate.done.actor.send': () => sending.pass(),
    'xstate.error.actor.send': () => sending.answer(unreadable),
  };
}

/** Runs in the page, and in the blank page before it, which has no storage. */
function saveDraft(draft: string): void {
  if (window.origin !== 'null') sessionStorage.setItem('inquiry-draft', draft);
}
