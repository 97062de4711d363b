import { accountMessages } from '#contract/account/account-messages.ts';
import { checkId, findCorporation, findId, modifyPassword } from '#contract/account/find.ts';
import { finderAt } from '#tests/e2e/lib/finder.ts';
import { newMember } from '#tests/e2e/lib/new-member.ts';
import { identify } from '#tests/e2e/lib/provider.ts';
import type { Flow } from '../lib/flow.ts';
import { anyFailure } from '../lib/words.ts';

const company: Flow = {
  name: 'find ID: the company',
  calls: new RegExp(`${findCorporation.path}\\?`),
  errorTexts: anyFailure,
  async setUp({ page }) {
    const finder = finderAt(page);
    await finder.openFindId();
    await finder.choose('법인회원');
    await finder.enterCompany('오크상사', '1234567891');
    return {
      press: () => finder.next.click(),
      typed: [
        [page.getByLabel(/^회사명\*?$/), '오크상사'],
        [page.getByLabel(/^사업자등록번호 1번째 칸/), '123'],
      ],
      done: page.getByRole('button', { name: '휴대폰 본인확인' }),
    };
  },
};

/** Only the provider's pop-up has typed text; a completed verification cannot be used twice. */
const id: Flow = {
  name: 'find ID: the id',
  calls: new RegExp(`${findId.path}$`),
  errorTexts: anyFailure,
  async setUp({ page }) {
    const finder = finderAt(page);
    const verify = () => identify(page, '김하늘 19850412');
    await finder.openFindId();
    await finder.choose('개인(분양)회원');
    return {
      press: verify,
      done: finder.found.filter({ hasText: 'member01' }),
      async retry() {
        await finder.choose('개인(분양)회원');
        await verify();
      },
    };
  },
};

const passwordId: Flow = {
  name: 'find password: the id',
  calls: new RegExp(`${checkId.path}\\?`),
  errorTexts: anyFailure,
  async setUp({ page }) {
    const finder = finderAt(page);
    await finder.openFindPassword();
    await page.getByText('개인(분양)회원', { exact: true }).click();
    await finder.serviceId.fill('member01');
    return {
      press: () => finder.next.click(),
      typed: [[finder.serviceId, 'member01']],
      done: page.getByRole('button', { name: '휴대폰 본인확인' }),
    };
  },
};

const secret = 'Changed2026!c';

/**
 * A change whose response was lost has used up the verification: the next click shows that, and nothing is done twice.
 */
const reset: Flow = {
  name: 'find password: the new one',
  calls: new RegExp(`${modifyPassword.path}$`),
  errorTexts: anyFailure,
  async setUp({ page, allow }) {
    allow(/status of 400.*\/modify\/password$/);
    const finder = finderAt(page);
    const member = await newMember(page.request);
    await finder.openFindPassword();
    await finder.claim(member.serviceId);
    await identify(page, member);
    await finder.password.fill(secret);
    await finder.passwordConfirm.fill(secret);
    return {
      press: () => finder.change.click(),
      typed: [
        [finder.password, secret],
        [finder.passwordConfirm, secret],
      ],
      done: page.getByText(accountMessages.passwordChanged).or(page.getByText(accountMessages.invalidVerification)),
    };
  },
};

export const findFlows = [company, id, passwordId, reset];
