import { me, signOut } from '#contract/account/member.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { everyBrowser } from '#tools/browsers/names.ts';
import { addAxe, violationsOn } from './lib/axe.ts';
import { cutTexts } from './lib/cut-texts.ts';
import { editorAt } from './lib/editor.ts';
import { goBack } from './lib/history.ts';
import { memberOf } from './lib/member-of.ts';
import { newMember } from './lib/new-member.ts';
import { popupsOn } from './lib/popups.ts';
import { newPassword } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

const saved = '회원정보가 정상적으로 변경되었습니다.';
const savedContact = `${saved} 바꾸신 이메일 주소와 휴대폰번호는 마이페이지에서 확인을 마치면 적용됩니다.`;
const another = 'Another2026!c';

test('every field is edited and saved, with an alert, and leads home; the next visit shows it', async ({
  page,
  person,
  engine,
}) => {
  const { serviceId, name, mobile } = await newMember(page.request);
  await person.arriveAs(serviceId, newPassword);
  const editor = editorAt(page);
  await editor.enter();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(editor.emailUsername).toHaveValue(serviceId);
  await expect(editor.mobileFront).toHaveValue(mobile.slice(3, 7));
  await editor.emailUsername.fill('haneul.kim');
  await page.getByLabel('이메일 도메인 선택').selectOption('직접입력');
  await editor.emailDomain.fill('golf.example.com');
  await editor.mobileFront.fill('9876');
  await editor.findAddress(engine);
  await editor.address2.fill('102동 1203호');
  await editor.contactArea.selectOption('033');
  await editor.contactFront.fill('769');
  await editor.contactBack.fill('1234');
  await editor.tick('이메일 수신');
  await editor.save.click();
  await expect(person.alert).toHaveAccessibleDescription(savedContact);
  await person.dismiss();
  await expect(page).toHaveURL('/');
  const { termsAgree, ...stored } = await memberOf(page, await person.token());
  expect(stored).toEqual({
    name,
    serviceId,
    email: `${serviceId}@naver.com`,
    mobile,
    userType: 'PERSONAL',
    corporation: null,
    address: {
      postCode: '26304',
      address1: '강원특별자치도 원주시 치악숲로 210 (무실동, 무실 가람뜰아파트)',
      address2: '102동 1203호',
      addressType: 'HOME',
      contact: '0337691234',
    },
  });
  expect([termsAgree.emailRcv, termsAgree.smsRcv, termsAgree.smsRcvDate]).toEqual([true, false, null]);
  await editor.enter();
  await expect(editor.address2).toHaveValue('102동 1203호');
  await expect(editor.email).toBeChecked();
  await expect(editor.form.getByText(/^\d{4}\.\d\d\.\d\d 동의$/)).toHaveCount(1);
});

test('a new password signs in, the old one no more, and is announced by mail; other devices are logged out, this one is not', async ({
  page,
  request: elsewhere,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400.*sign-in/);
  const { serviceId } = await newMember(page.request);
  const other = await elsewhere.post('/api/v1/users/sign-in', { data: { serviceId, password: newPassword } });
  const otherToken: unknown = (await other.json()).data.access_token;
  await person.arriveAs(serviceId, newPassword);
  const editor = editorAt(page);
  await editor.enter();
  await editor.password.fill(another);
  await editor.passwordConfirm.fill(another);
  await editor.save.click();
  await expect(person.alert).toHaveAccessibleDescription(saved);
  await person.dismiss();
  // Navigating home closes the menu, and a logout revokes the token of pending calls: the popups are the last thing
  // that the home page loads.
  await expect(popupsOn(page)).toHaveCount(2);
  const statusOf = async (bearer: unknown) =>
    (await page.request.get(me.path, { headers: { Authorization: `Bearer ${String(bearer)}` } })).status();
  expect([await statusOf(await person.token()), await statusOf(otherToken)]).toEqual([200, 401]);
  await person.askToLogOut();
  await person.confirm();
  await person.loginLink.click();
  await person.signIn(serviceId, newPassword);
  await expect(person.alert).toHaveAccessibleDescription(/아이디 또는 비밀번호/);
  await person.dismiss();
  await person.signIn(serviceId, another);
  await expect(person.menu).toBeVisible();
  await page.goto('/sandbox/mail');
  const letter = page
    .getByRole('article')
    .filter({ hasText: `${serviceId}@naver.com` })
    .filter({ has: page.getByRole('heading', { level: 2, name: '[오크 리조트 골프] 비밀번호 변경 안내' }) });
  await expect(letter).toContainText('회원님의 비밀번호 정보가 변경되었습니다.');
  await addAxe(page);
  expect(await violationsOn(page)).toEqual([]);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await cutTexts(page), `at ${width} px`).toEqual([]);
  }
});

test('a session that ends in the middle of an edit loses no input except passwords, once its member is back', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401/);
  const { serviceId } = await newMember(page.request);
  await person.arriveAs(serviceId, newPassword);
  const editor = editorAt(page);
  await editor.enter();
  await editor.emailUsername.fill('typed.before');
  await editor.address2.fill('한창 적던 주소');
  await editor.password.fill(another);
  await editor.passwordConfirm.fill(another);
  await editor.tick('문자(SMS) 수신');
  await page.request.post(signOut.path, { headers: { Authorization: `Bearer ${await person.token()}` } });
  await editor.save.click();
  await expect(person.alert).toHaveAccessibleDescription('로그인 상태가 해제되었습니다. 다시 로그인해 주세요.');
  expect(
    JSON.stringify([
      await page.localStorage.items(),
      await page.evaluate(() => [window.sessionStorage.length, window.history.state]),
    ]),
  ).not.toContain('typed.before');
  await person.dismiss();
  await person.signIn(serviceId, newPassword);
  await expect(page).toHaveURL('/mypage/editing');
  await editor.unlock();
  await expect(editor.emailUsername).toHaveValue('typed.before');
  await expect(editor.address2).toHaveValue('한창 적던 주소');
  await expect(editor.sms).toBeChecked();
  await expect(editor.password).toHaveValue('');
  await editor.save.click();
  await expect(person.alert).toHaveAccessibleDescription(savedContact);
});

test(
  'Back requires a confirmation before leaving unsaved input: no stays, yes navigates to the previous page',
  { tag: everyBrowser },
  async ({ page, person }) => {
    const { serviceId } = await newMember(page.request);
    await person.arriveAs(serviceId, newPassword);
    await page.goto('/mypage');
    await page.getByRole('link', { name: '회원정보 수정' }).first().click();
    const editor = editorAt(page);
    await editor.unlock();
    await editor.address2.pressSequentially('102동');
    await goBack(page);
    await expect(person.question).toHaveAccessibleDescription(myPageMessages.profileLeave);
    await person.question.getByRole('button', { name: '취소' }).click();
    await expect(editor.address2).toHaveValue('102동');
    await expect(page).toHaveURL('/mypage/editing');
    await goBack(page);
    await person.question.getByRole('button', { name: '확인' }).click();
    await expect(page).toHaveURL('/mypage');
    await expect(person.question).toHaveCount(0);
  },
);
