import type { Response } from 'playwright/test';
import { passkeyListMessages } from '#contract/account/passkey-list-messages.ts';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import { editorAt } from './lib/editor.ts';
import { newMember } from './lib/new-member.ts';
import { newPassword } from './lib/new-person.ts';
import { virtualAuthenticator } from './lib/passkeys.ts';
import { expect, test } from './lib/test.ts';

test('a passkey is added, logs its member in, is renamed and removed, and then logs nobody in', async ({
  page,
  person,
  expectConsoleError,
}) => {
  const authenticator = await virtualAuthenticator(page);
  const { serviceId } = await newMember(page.request);
  const choose = () => page.getByRole('button', { name: '패스키로 로그인' }).click();
  const openPasskeys = async () => {
    await editorAt(page).enter();
    await page.getByText('패스키', { exact: true }).click();
  };
  const name = page.getByLabel('패스키 이름', { exact: true });
  const list = page.getByRole('table', { name: '패스키' });

  await person.openLogin();
  await person.signIn(serviceId, newPassword);
  await expect(person.menu).toBeVisible();
  await openPasskeys();
  await expect(page.getByText(passkeyListMessages.none)).toBeVisible();
  await page.getByRole('button', { name: '패스키 추가' }).click();
  await expect(name).toBeFocused();
  await name.fill('내 휴대폰');
  await name.press('Enter');
  await expect(person.alert).toContainText(passkeyListMessages.added);
  await person.dismiss();
  await expect(list.getByRole('rowheader')).toHaveText(['내 휴대폰']);
  await expect(list.getByRole('row').last()).toContainText('없음');
  expect(await authenticator.credentials()).toBe(1);

  await page.evaluate(() => window.localStorage.clear());
  await person.openLogin('?redirect=/mypage');
  await person.toggleSaveId();
  await choose();
  await expect(page).toHaveURL('/mypage');
  await expect(person.menu).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('savedServiceId'))).toContain(serviceId);

  await openPasskeys();
  await expect(list.getByRole('row').last()).not.toContainText('없음');
  await page.getByRole('button', { name: '내 휴대폰 이름 변경' }).click();
  await expect(name).toHaveValue('내 휴대폰');
  await name.fill('회사 노트북');
  await page.getByRole('button', { name: '이름 저장' }).click();
  await person.dismiss();
  await expect(list.getByRole('rowheader')).toHaveText(['회사 노트북']);

  await page.getByRole('button', { name: '회사 노트북 삭제' }).click();
  await expect(person.question).toContainText('‘회사 노트북’ 패스키를 삭제하시겠습니까?');
  await person.confirm();
  await expect(person.alert).toContainText(passkeyListMessages.removed);
  await person.dismiss();
  await expect(page.getByText(passkeyListMessages.none)).toBeVisible();

  await page.evaluate(() => window.localStorage.clear());
  await person.openLogin();
  expectConsoleError(/status of 400/);
  await choose();
  await expect(person.alert).toContainText(passkeyMessages.refused);
});

test('a login that its user does not confirm is alerted, and the password still logs in', async ({ page, person }) => {
  const authenticator = await virtualAuthenticator(page);
  await authenticator.refuse();
  const { serviceId } = await newMember(page.request);
  await person.openLogin();
  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await expect(person.alert).toContainText(passkeyMessages.cancelled);
  await person.dismiss();
  await expect(page.getByRole('button', { name: '패스키로 로그인' })).toBeFocused();
  await person.signIn(serviceId, newPassword);
  await expect(person.menu).toBeVisible();
});

test('without passkeys in the browser their button is not shown, and its place stays', async ({ page, person }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await person.openLogin();
  await person.submit.click();
  await expect(page.getByText('아이디를 입력해주세요')).toBeVisible();
  await expect(page.getByRole('button', { name: '패스키로 로그인' })).toHaveCount(0);
  const place = page.getByRole('button', { name: '패스키로 로그인', includeHidden: true });
  expect((await place.boundingBox())?.height).toBe((await person.submit.boundingBox())?.height);
});

test('no script of passkeys is loaded before the button is pressed', async ({ page, person }) => {
  await virtualAuthenticator(page);
  const scripts: Response[] = [];
  // Read when asked for, not on arrival: a response that arrives as the test ends would fail it.
  const ofPasskeys = async () => {
    const texts = await Promise.all(scripts.map((script) => script.text()));
    return texts.filter((text) => text.includes('credentials.get')).length;
  };
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await person.openLogin();
  await person.submit.click();
  await expect(page.getByText('아이디를 입력해주세요')).toBeVisible();
  expect(await ofPasskeys()).toBe(0);
  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await expect(person.alert).toBeVisible();
  expect(await ofPasskeys()).toBe(1);
});
