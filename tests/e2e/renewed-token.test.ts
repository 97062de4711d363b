import { me } from '#contract/account/member.ts';
import { isRenewal } from '#contract/http/token.ts';
import { editorAt } from './lib/editor.ts';
import { newMember } from './lib/new-member.ts';
import { personAt } from './lib/person.ts';
import { newPassword } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

test('the password check renews the token in every open tab, without losing input there', async ({
  page,
  context,
  person,
}) => {
  const { serviceId, name } = await newMember(page.request);
  const before = await person.arriveAs(serviceId, newPassword);
  const other = await context.newPage();
  const elsewhere = editorAt(other);
  await elsewhere.enter();
  await elsewhere.emailUsername.fill('typed.before');
  const between = await personAt(other).token();
  await page.bringToFront();
  const editor = editorAt(page);
  await editor.enter();
  const after = await person.token();
  expect([isRenewal(between, before), isRenewal(after, between), isRenewal(after, before)]).toEqual([true, true, true]);
  const statusOf = async (token: string) =>
    (await page.request.get(me.path, { headers: { Authorization: `Bearer ${token}` } })).status();
  expect([await statusOf(before), await statusOf(between), await statusOf(after)]).toEqual([401, 401, 200]);
  await other.bringToFront();
  await expect(elsewhere.emailUsername).toHaveValue('typed.before');
  await elsewhere.save.click();
  await expect(personAt(other).alert).toHaveAccessibleDescription(/^회원정보가 정상적으로 변경되었습니다\./);
  await expect(personAt(page).menu).toHaveText(`${name} 님`);
});
