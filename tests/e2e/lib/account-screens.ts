import type { Page } from 'playwright/test';
import { success } from '#contract/http/envelope.ts';
import { niceCheck } from '#contract/account/verification.ts';
import { finderAt } from './finder.ts';
import type { MemberKind } from './joiner.ts';
import { newMember } from './new-member.ts';
import { postcodeSearch } from './postcode-search.ts';
import { identify, introduce } from './provider.ts';
import type { Stage } from './stage.ts';
import { newPerson } from './new-person.ts';
import { expect } from './test.ts';

/** The screens of sign-up, find ID, find password and verification. */
export const accountScreens = {
  'the choice of the sign-up': async ({ page, joiner }) => {
    await joiner.open();
    await expect(page.getByRole('button', { name: '외국인회원' })).toBeVisible();
  },
  'the terms': async ({ joiner, page }) => {
    await joiner.open();
    await joiner.choose('개인(분양)회원');
    const terms = page.getByRole('button', { name: /내용 보기$/ });
    await expect(terms.first()).toBeVisible();
    for (const term of await terms.all()) await term.click();
    await expect(page.getByRole('region', { name: '서비스 이용약관 동의' })).toBeVisible();
  },
  'the company check with its refusal': async ({ page, joiner }) => {
    await joiner.open();
    await joiner.choose('법인회원');
    await joiner.agree();
    await joiner.box(1).fill('12');
    await joiner.companyName.focus();
    await expect(page.getByText('3자리의 숫자를 입력해주세요.')).toBeVisible();
  },
  'the verification of the sign-up': async ({ page, joiner }) => {
    await joiner.toVerification();
    await expect(page.getByRole('button', { name: '아이핀 본인확인' })).toBeVisible();
  },
  'the information with its refusals': async ({ joiner, page }) => {
    await joiner.toInformation(newPerson(), { by: '아이핀 본인확인' });
    await joiner.next.click();
    await expect(joiner.serviceId).toBeFocused();
    await expect(page.getByText('이메일을 입력해주세요.')).toBeVisible();
  },
  'the information with the search for an address': async ({ page, joiner }) => {
    await joiner.toCompanyInformation(newPerson());
    await page.getByRole('button', { name: '우편번호 찾기' }).click();
    await expect(postcodeSearch(page).getByRole('button', { name: '검색' })).toBeVisible();
  },
  'the alert of a free id': async ({ joiner, person }) => {
    await joiner.toInformation(newPerson());
    await joiner.serviceId.fill('freeid01');
    await joiner.check.click();
    await expect(person.alert).toBeVisible();
  },
  'the leave question': async ({ page, joiner, person }) => {
    await joiner.toVerification();
    await page.getByRole('link', { name: '홈으로' }).click();
    await expect(person.question).toBeVisible();
  },
  'the end of the sign-up': async ({ joiner }) => {
    const somebody = newPerson();
    await joiner.toInformation(somebody);
    await joiner.fillIn(somebody);
    await joiner.next.click();
    await expect(joiner.congratulation).toBeVisible();
  },
  'the company of a lost id': async ({ page }) => {
    const finder = await finding(page, '법인회원');
    await finder.enterCompany('오크상사', '1234567891');
    await expect(finder.next).toBeEnabled();
  },
  'the id found': async ({ page }) => {
    const finder = await finding(page, '개인(분양)회원');
    await identify(page, '김하늘 19850412');
    await expect(finder.found).toHaveText(['member01']);
  },
  'the id of a lost password': async ({ page }) => {
    const finder = finderAt(page);
    await finder.openFindPassword();
    await page.getByText('법인회원', { exact: true }).click();
    await finder.next.click();
    await expect(finder.serviceId).toBeFocused();
  },
  'a new password with its refusals': async ({ page }) => {
    const finder = finderAt(page);
    const member = await newMember(page.request);
    await finder.openFindPassword();
    await finder.claim(member.serviceId);
    await identify(page, member);
    await finder.enterPassword('short', 'other');
    await expect(finder.password).toBeFocused();
  },
  "the provider's window": async ({ page }) => {
    await enterProvider(page);
  },
  "the code in the provider's window": async ({ page }) => {
    await enterProvider(page);
    await introduce(page, newPerson());
    await expect(page.getByLabel('인증번호')).toBeVisible();
  },
  'the return page opened directly': async ({ page, person }) => {
    await page.goto('/auth/loading');
    await expect(person.alert).toBeVisible();
  },
} satisfies Record<string, (stage: Stage) => Promise<void>>;

async function finding(page: Page, kind: MemberKind) {
  const finder = finderAt(page);
  await finder.openFindId();
  await finder.choose(kind);
  return finder;
}

/** Navigates this page to the URL that the site opens in its pop-up. */
async function enterProvider(page: Page) {
  await page.goto('/404');
  const { data } = success(niceCheck.result).parse(await (await page.request.get(niceCheck.path)).json());
  await page.evaluate(({ action, fields }) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action });
    for (const [name, value] of Object.entries(fields))
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    document.body.append(form);
    form.submit();
  }, data);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('휴대폰 본인확인');
}
