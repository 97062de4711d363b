import { finderAt } from './lib/finder.ts';
import { newMember } from './lib/new-member.ts';
import { personAt } from './lib/person.ts';
import { identify } from './lib/provider.ts';
import { newPassword, newPerson } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

const invalid = '잘못된 요청입니다. 처음부터 다시 진행해주세요.';
const changed = 'Changed2026!c';

test('a password is reset: the old one is rejected, the new one signs in, and the earlier sessions have ended', async ({
  page,
  person,
  browser,
  baseURL,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400.*sign-in/);
  const finder = finderAt(page);
  const member = await newMember(page.request);
  await using elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const old = await elsewhere.newPage();
  await personAt(old).openLogin('?redirect=%2Fmypage');
  await personAt(old).signIn(member.serviceId, newPassword);
  await expect(old.getByText(`${member.name} 님, 반갑습니다.`)).toBeVisible();
  await finder.openFindPassword();
  await finder.claim(member.serviceId);
  await identify(page, member);
  await finder.enterPassword(changed);
  await expect(person.alert).toHaveAccessibleDescription('비밀번호 변경에 성공하셨습니다!');
  await person.dismiss();
  await expect(page).toHaveURL('/account/login');
  await person.signIn(member.serviceId, newPassword);
  await expect(person.alert).toHaveAccessibleDescription('아이디 또는 비밀번호가 일치하지 않습니다.');
  await person.dismiss();
  await person.signIn(member.serviceId, changed);
  await expect(person.menu).toHaveText(`${member.name} 님`);
  await old.reload();
  await expect(personAt(old).alert).toHaveAccessibleDescription('로그인 상태가 해제되었습니다. 다시 로그인해 주세요.');
});

test('a missing id has a message beside its field, which gets the focus', async ({ page }) => {
  const finder = finderAt(page);
  await finder.openFindPassword();
  await finder.next.click();
  await expect(finder.serviceId).toBeFocused();
  await expect(finder.serviceId).toHaveAccessibleDescription('아이디를 입력해주세요');
});

test('a company enters its number too, and reaches the verification', async ({ page }) => {
  const finder = finderAt(page);
  await finder.openFindPassword();
  await page.getByText('법인회원', { exact: true }).click();
  await finder.serviceId.fill('corp0001');
  await finder.enterCompany('오크상사', '1234567891');
  await finder.next.click();
  await expect(finder.step).toContainText('본인확인');
});

test('the first click on the next step checks a company whose number is incomplete', async ({ page, person }) => {
  const finder = finderAt(page);
  await finder.openFindPassword();
  await page.getByText('법인회원', { exact: true }).click();
  await finder.serviceId.fill('corp0001');
  await finder.enterCompany('오크상사', '123');
  await finder.next.click();
  await expect(person.alert).toHaveAccessibleDescription(
    '유효하지 않은 사업자 등록번호입니다. 입력을 다시 한번 확인해주세요.',
  );
});

test('a new password must be valid and repeated correctly; one that is easily guessed is rejected and can be changed; the next one is accepted', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400.*modify\/password/);
  const finder = finderAt(page);
  const member = await newMember(page.request);
  await finder.openFindPassword();
  await finder.claim(member.serviceId);
  await identify(page, member);
  await finder.enterPassword('Short1!');
  await expect(finder.password).toBeFocused();
  await expect(finder.password).toHaveAccessibleDescription(/8자 이상 입력해주세요/);
  await finder.enterPassword('longenough2026');
  await expect(finder.password).toHaveAccessibleDescription(
    /비밀번호는 영문 대\/소문자,숫자,특수문자를 포함하여 최소 8자 이상 \(8자~20자\)으로 조합해주세요\./,
  );
  await finder.enterPassword(changed, 'Changed2026!d');
  await expect(finder.passwordConfirm).toBeFocused();
  await expect(finder.passwordConfirm).toHaveAccessibleDescription('비밀번호가 일치하지 않아요');
  await finder.enterPassword('Oakvalley1!');
  await expect(person.alert).toHaveAccessibleDescription(
    '쉽게 알아낼 수 있는 비밀번호입니다. 이름, 지명, 날짜, 흔한 단어가 아닌 글자를 더해 다시 입력해 주세요.',
  );
  await person.dismiss();
  await expect(finder.step).toContainText('비밀번호 변경');
  await expect(finder.password).toHaveValue('Oakvalley1!');
  await finder.enterPassword(changed);
  await expect(person.alert).toHaveAccessibleDescription('비밀번호 변경에 성공하셨습니다!');
});

test('another person’s verification resets no password, and returns to step 1', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400.*modify\/password/);
  const finder = finderAt(page);
  const [member, other] = [await newMember(page.request), await newMember(page.request)];
  await finder.openFindPassword();
  await finder.claim(member.serviceId);
  await identify(page, other);
  await finder.enterPassword(changed);
  await expect(person.alert).toHaveAccessibleDescription(invalid);
  await person.dismiss();
  await expect(finder.step).toContainText('아이디 입력');
});

test('Back returns to the previous step, never to a used verification; an expired verification restarts with the id', async ({
  page,
}) => {
  const finder = finderAt(page);
  const member = await newMember(page.request, newPerson());
  await page.goto('/account/login');
  await page.getByRole('link', { name: '비밀번호 찾기' }).click();
  await finder.claim(member.serviceId);
  await expect(finder.step).toContainText('본인확인');
  await page.goBack();
  await expect(finder.serviceId).toHaveValue(member.serviceId);
  await finder.next.click();
  await identify(page, member);
  await expect(finder.step).toContainText('비밀번호 변경');
  await page.goBack();
  await expect(finder.step).toContainText('아이디 입력');
  await expect.poll(() => page.evaluate(() => window.history.state.idx)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/account/login');
});
