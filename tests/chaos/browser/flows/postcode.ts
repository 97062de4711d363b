import { accountMessages } from '#contract/account/account-messages.ts';
import { postcodeSearch } from '#tests/e2e/lib/postcode-search.ts';
import type { Flow } from '../lib/flow.ts';

const script = /\/sandbox\/postcode\/postcode\.v2\.js$/;

/** The postcode search in the consultation. */
export const postcodeFlow: Flow = {
  name: 'postcode search',
  calls: script,
  thirdParty: script,
  errorTexts: [accountMessages.postcodeUnavailable],
  async setUp({ page, allow }) {
    // An HTML page instead of the script is parsed as a script.
    allow(/^SyntaxError: Unexpected token '<'$/);
    await page.goto('/membership#inquiry');
    const form = page.getByRole('form', { name: '회원권 상담 신청' });
    await form.getByLabel(/^이름/).fill('김하늘');
    return {
      press: () => form.getByRole('button', { name: /^우편번호 찾기/ }).click(),
      typed: [[form.getByLabel(/^이름/), '김하늘']],
      done: postcodeSearch(page).getByRole('textbox'),
    };
  },
};
