import { me, signIn } from '#contract/account/member.ts';
import { cutTexts } from './lib/cut-texts.ts';
import { addAxe, violationsOn } from './lib/axe.ts';
import { editorAt } from './lib/editor.ts';
import { newMember } from './lib/new-member.ts';
import { newPassword } from './lib/new-person.ts';
import { tokenOf } from './lib/person.ts';
import { expect, test } from './lib/test.ts';
import { useUpCheck } from './lib/use-up-check.ts';

const another = 'Another2026!c';
const saved = '회원정보가 정상적으로 변경되었습니다.';

test('a member who disowns a login ends all other sessions, is led to a new password, and saves it', async ({
  page,
  request: elsewhere,
  person,
}) => {
  const { serviceId } = await newMember(page.request);
  const intruder = await tokenOf(elsewhere, serviceId, newPassword);
  await elsewhere.post(signIn.path, { data: { serviceId, password: 'a wrong one' } });
  await person.arriveAs(serviceId, newPassword);
  const editor = editorAt(page);
  await editor.enter();
  await page.getByText('활동 내역', { exact: true }).click();
  const table = page.getByRole('table', { name: '활동 내역' });
  await expect(table.getByRole('rowheader')).toHaveText(['로그인', '로그인 실패', '로그인']);
  await addAxe(page);
  expect(await violationsOn(page)).toEqual([]);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await cutTexts(page), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole('button', { name: '내가 하지 않았습니다' }).click();
  await expect(person.question).toHaveAccessibleDescription(/^이 기기를 제외한 모든 기기에서 로그아웃하고/);
  await person.confirm();
  await expect(person.alert).toHaveAccessibleDescription(
    /^다른 기기에서 모두 로그아웃되었습니다\. 이어서 새 비밀번호를/,
  );
  await person.dismiss();
  await expect(editor.password).toBeFocused();
  await expect(editor.password).toBeInViewport();
  const statusOf = async (token: string) =>
    (await page.request.get(me.path, { headers: { Authorization: `Bearer ${token}` } })).status();
  expect([await statusOf(intruder), await statusOf(await person.token())]).toEqual([401, 200]);
  await editor.password.fill(another);
  await editor.passwordConfirm.fill(another);
  await editor.save.click();
  await expect(person.alert).toHaveAccessibleDescription(saved);
  const attempts = await Promise.all(
    [newPassword, another].map((password) => elsewhere.post(signIn.path, { data: { serviceId, password } })),
  );
  expect(attempts.map((attempt) => attempt.status())).toEqual([400, 200]);
});

test('after the password check has expired, it comes first, and then the new password', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 403/);
  const { serviceId } = await newMember(page.request);
  await person.arriveAs(serviceId, newPassword);
  const editor = editorAt(page);
  await editor.enter();
  await page.getByText('활동 내역', { exact: true }).click();
  await useUpCheck(page, await person.token());
  await page.getByRole('button', { name: '내가 하지 않았습니다' }).click();
  await person.confirm();
  await expect(person.alert).toHaveAccessibleDescription(
    /^비밀번호를 다시 확인해 주세요\. 확인하신 다음 새 비밀번호를/,
  );
  await person.dismiss();
  await expect(editor.gatePassword).toBeFocused();
  await editor.unlock();
  await expect(editor.password).toBeFocused();
});
