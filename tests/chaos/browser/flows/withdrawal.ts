import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { leave } from '#contract/account/withdrawal.ts';
import { newMember } from '#tests/e2e/lib/new-member.ts';
import { newPassword } from '#tests/e2e/lib/new-person.ts';
import type { Flow } from '../lib/flow.ts';
import { anyFailure } from '../lib/words.ts';

/** A withdrawal whose response was lost: the next press shows that a login is required, and nothing is done twice. */
export const withdrawalFlow: Flow = {
  name: 'withdrawal',
  calls: new RegExp(`${leave.path}$`),
  errorTexts: anyFailure,
  async setUp({ page, arriveAs }) {
    const { serviceId } = await newMember(page.request);
    await arriveAs(serviceId, '/delete-account', newPassword);
    const reason = page.getByRole('radio', { name: '고객 서비스 불만', exact: true });
    const password = page.getByLabel(/^비밀번호\*$/);
    await page.getByText('고객 서비스 불만', { exact: true }).click();
    await password.fill(newPassword);
    return {
      press: () => page.getByRole('button', { name: /^탈퇴하기/ }).click(),
      typed: [
        [reason, true],
        [password, newPassword],
      ],
      done: page.getByText(myPageMessages.withdrawn).or(page.getByText(messages.sessionOver)),
    };
  },
};
