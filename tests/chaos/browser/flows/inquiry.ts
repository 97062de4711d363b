import { sendInquiry } from '#contract/membership/inquiry.ts';
import { inquiryMessages } from '#contract/membership/inquiry-messages.ts';
import type { Flow } from '../lib/flow.ts';

const contents = '주중회원권의 예약 우선순위가 궁금합니다.';

/** The membership consultation. */
export const inquiryFlow: Flow = {
  name: 'inquiry',
  isShort: true,
  calls: new RegExp(`${sendInquiry.path}$`),
  errorTexts: [inquiryMessages.failed],
  async setUp({ page }) {
    await page.goto('/membership#inquiry');
    const form = page.getByRole('form', { name: '회원권 상담 신청' });
    await form.getByLabel(/^이름/).fill('김하늘');
    await form.getByLabel(/^연락처/).fill('010-2345-6789');
    await form.getByText('개인', { exact: true }).click();
    await form.getByText('골프 회원권', { exact: true }).click();
    await form.getByLabel('문의 내용').fill(contents);
    await form.getByText('개인정보 수집 및 이용에 동의합니다').click();
    return {
      press: () => form.getByRole('button', { name: /^상담 신청/ }).click(),
      typed: [
        [form.getByLabel(/^이름/), '김하늘'],
        [form.getByLabel(/^연락처/), '010-2345-6789'],
        [form.getByRole('radio', { name: '개인' }), true],
        [form.getByRole('radio', { name: '골프 회원권' }), true],
        [form.getByLabel('문의 내용'), contents],
        [form.getByRole('checkbox'), true],
      ],
      done: page.getByText(inquiryMessages.sent),
    };
  },
};
