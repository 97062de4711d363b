import { checkPassword, modifyProfile } from '#contract/account/profile.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { editorAt } from '#tests/e2e/lib/editor.ts';
import { newMember } from '#tests/e2e/lib/new-member.ts';
import { newPassword } from '#tests/e2e/lib/new-person.ts';
import type { Flow } from '../lib/flow.ts';
import { anyFailure } from '../lib/words.ts';

const gate: Flow = {
  name: 'profile edit: the password',
  calls: new RegExp(`${checkPassword.path}$`),
  errorTexts: anyFailure,
  async setUp({ page, arriveAs }) {
    const { serviceId } = await newMember(page.request);
    await arriveAs(serviceId, '/mypage/editing', newPassword);
    const { gatePassword, pass, save } = editorAt(page);
    await gatePassword.fill(newPassword);
    return { press: () => pass.click(), typed: [[gatePassword, newPassword]], done: save };
  },
};

/**
 * A change whose response was lost has consumed the password check: the next press requires it once more, and the form
 * retains its input.
 */
const form: Flow = {
  name: 'profile edit: the form',
  calls: new RegExp(`${modifyProfile.path}$`),
  errorTexts: anyFailure,
  async setUp({ page, arriveAs, allow }) {
    allow(/status of 403.*\/my\/modify$/);
    const { serviceId } = await newMember(page.request);
    await arriveAs(serviceId, '/mypage/editing', newPassword);
    const { unlock, emailUsername, save, gatePassword, pass } = {
      ...editorAt(page),
      unlock: () => editorAt(page).unlock(newPassword),
    };
    await unlock();
    await emailUsername.fill('another');
    return {
      press: () => save.click(),
      typed: [[emailUsername, 'another']],
      done: page.getByText(myPageMessages.profileSaved),
      async retry() {
        await save.click();
        const passwordRequired = page.getByText(myPageMessages.passwordCheckRequired);
        await page.getByRole('alertdialog', { name: '알림' }).waitFor();
        if (!(await passwordRequired.isVisible())) return;
        await page.getByRole('alertdialog', { name: '알림' }).getByRole('button', { name: '확인' }).click();
        await gatePassword.fill(newPassword);
        await pass.click();
        await save.click();
      },
    };
  },
};

export const profileFlows = [gate, form];
