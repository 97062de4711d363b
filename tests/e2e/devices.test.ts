import { editorAt } from './lib/editor.ts';
import { newMember } from './lib/new-member.ts';
import { newPassword } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';
import { useUpCheck } from './lib/use-up-check.ts';

test('the devices are listed; one is logged out, then all others, each after a confirmation', async ({
  page,
  request: elsewhere,
  person,
}) => {
  const { serviceId } = await newMember(page.request);
  const signInOn = (browser: string) =>
    elsewhere.post('/api/v1/users/sign-in', {
      data: { serviceId, password: newPassword },
      headers: { 'User-Agent': browser },
    });
  await signInOn('Version/18.1 Safari/604.1 iPhone');
  await signInOn('SamsungBrowser/27.0 Android');
  await person.arriveAs(serviceId, newPassword);
  const editor = editorAt(page);
  await editor.enter();
  await page.getByText('로그인 기기', { exact: true }).click();
  const rows = page.getByRole('table', { name: '로그인 기기' }).getByRole('rowheader');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Safari · iPhone 로그아웃' }).click();
  await expect(person.question).toHaveAccessibleDescription('‘Safari · iPhone’에서 로그아웃하시겠습니까?');
  await person.confirm();
  await expect(person.alert).toHaveAccessibleDescription('선택하신 기기에서 로그아웃되었습니다.');
  await person.dismiss();
  await expect(rows).toHaveText([/Chrome/, 'Samsung Internet · Android']);
  await page.getByRole('button', { name: '다른 기기에서 모두 로그아웃' }).click();
  await expect(person.question).toHaveAccessibleDescription('다른 기기에서 모두 로그아웃하시겠습니까?');
  await person.confirm();
  await expect(person.alert).toHaveAccessibleDescription('다른 기기에서 모두 로그아웃되었습니다.');
  await person.dismiss();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('다른 기기에서는 로그인되어 있지 않습니다.')).toBeVisible();
});

test('devices are logged out by a valid password check only; otherwise it is required again, and the unsaved input is restored', async ({
  page,
  request: elsewhere,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 403/);
  const { serviceId } = await newMember(page.request);
  await elsewhere.post('/api/v1/users/sign-in', { data: { serviceId, password: newPassword } });
  await person.arriveAs(serviceId, newPassword);
  const editor = editorAt(page);
  await editor.enter();
  await editor.emailUsername.fill('typed.before');
  await useUpCheck(page, await person.token());
  await page.getByText('로그인 기기', { exact: true }).click();
  await page.getByRole('button', { name: '다른 기기에서 모두 로그아웃' }).click();
  await person.confirm();
  await expect(person.alert).toHaveAccessibleDescription('비밀번호를 다시 확인해 주세요.');
  await person.dismiss();
  await expect(editor.gatePassword).toBeFocused();
  await editor.unlock();
  await expect(editor.emailUsername).toHaveValue('typed.before');
});
