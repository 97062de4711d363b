import { finderAt } from './lib/finder.ts';
import { identify, type ProviderName, type Someone } from './lib/provider.ts';
import type { MemberKind } from './lib/joiner.ts';
import { newMember } from './lib/new-member.ts';
import { stranger } from './lib/stranger.ts';
import { expect, test } from './lib/test.ts';

const members: [kind: MemberKind, someone: Someone, by: ProviderName, serviceId: string][] = [
  ['개인(분양)회원', '김하늘 19850412', '휴대폰 본인확인', 'member01'],
  ['외국인회원', 'SMITH JOHN 19810226', '아이핀 본인확인', 'foreign01'],
  ['일반(비)회원', '이바다 19920823', '휴대폰 본인확인', 'normal01'],
];

for (const [kind, someone, by, serviceId] of members) {
  test(`${kind}: the id is found by ${by}`, async ({ page }) => {
    const finder = finderAt(page);
    await finder.openFindId();
    await finder.choose(kind);
    await expect(finder.step).toContainText('본인 인증');
    await identify(page, someone, { by });
    await expect(finder.step).toContainText('아이디 확인');
    await expect(finder.found).toHaveText([serviceId]);
  });
}

test('법인회원: company and number come first, then the id is found', async ({ page }) => {
  const finder = finderAt(page);
  await finder.openFindId();
  await finder.choose('법인회원');
  await expect(finder.next).toBeDisabled();
  await finder.enterCompany('오크상사', '1234567891');
  await finder.next.click();
  await identify(page, '오한결 19740919');
  await expect(finder.found).toHaveText(['corp0001']);
});

test('a number that is none is alerted, and so is a company that is no member', async ({ page, person, expectComplaint }) => {
  expectComplaint(/status of 400.*corp-user/);
  const finder = finderAt(page);
  await finder.openFindId();
  await finder.choose('법인회원');
  await finder.enterCompany('오크상사', '1234567892');
  await finder.next.click();
  await expect(person.alert).toHaveAccessibleDescription('유효하지 않은 사업자 등록번호입니다. 입력을 다시 한번 확인해주세요.');
  await person.dismiss();
  await page.getByLabel(/^사업자등록번호 3번째 칸/).fill('67891');
  await page.getByLabel(/^회사명/).fill('다른상사');
  await finder.next.click();
  await expect(person.alert).toHaveAccessibleDescription('존재하지 않는 사용자입니다.');
  await person.dismiss();
  await expect(page.getByLabel(/^회사명/)).toHaveValue('다른상사');
});

test('who is no member is told so, and stands at step 1 again', async ({ page, person, expectComplaint }) => {
  expectComplaint(/status of 400.*find\/id/);
  const finder = finderAt(page);
  await finder.openFindId();
  await finder.choose('개인(분양)회원');
  await identify(page, stranger());
  await expect(person.alert).toHaveAccessibleDescription('존재하지 않는 사용자입니다.');
  await person.dismiss();
  await expect(finder.step).toContainText('회원 선택');
});

test('Back goes back a step, from the id found past the used verification to the choice, and then out', async ({ page }) => {
  const finder = finderAt(page);
  await page.goto('/404');
  await page.goto('/account/login');
  await page.getByRole('link', { name: '아이디 찾기' }).click();
  await finder.choose('법인회원');
  await finder.enterCompany('오크상사', '1234567891');
  await finder.next.click();
  await expect(finder.step).toContainText('본인 인증');
  await page.goBack();
  await expect(page.getByLabel(/^회사명/)).toHaveValue('오크상사');
  await page.goBack();
  await finder.choose('개인(분양)회원');
  await identify(page, '김하늘 19850412');
  await expect(finder.found).toHaveText(['member01']);
  await page.goBack();
  await expect(finder.step).toContainText('회원 선택');
  await expect.poll(() => page.evaluate(() => window.history.state.idx)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/account/login');
  await page.goBack();
  await expect(page).toHaveURL('/404');
});

for (const [link, path] of [['로그인', '/account/login'], ['비밀번호 찾기', '/account/find-password']] as const) {
  test(`the id found leads on to ${path}`, async ({ page }) => {
    const finder = finderAt(page);
    const { serviceId, ...somebody } = await newMember(page.request);
    await finder.openFindId();
    await finder.choose('개인(분양)회원');
    await identify(page, { ...somebody, serviceId });
    await expect(finder.found).toHaveText([serviceId]);
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
  });
}
