import { expect, test } from './lib/test.ts';

test('a saved id is filled in the next time, with the box ticked', async ({ page, person }) => {
  await person.openLogin();
  await expect(person.saveId).not.toBeChecked();
  await person.toggleSaveId();
  await person.signIn('member01');
  await expect(person.menu).toHaveText('김하늘 님');
  expect(await page.localStorage.getItem('savedServiceId')).toBe('member01');
  await page.localStorage.removeItem('token');
  await person.openLogin();
  await expect(person.serviceId).toHaveValue('member01');
  await expect(person.password).toHaveValue('');
  await expect(person.saveId).toBeChecked();
});

test('where the browser forbids storage, a login works for the visit', async ({ page, person }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await person.openLogin('?redirect=%2Fmypage');
  await person.toggleSaveId();
  await person.signIn('member01');
  await expect(page.getByRole('rowheader')).toHaveText(['오크밸리 정회원', '오크힐스 주중회원']);
  await page.reload();
  await expect(person.alert).toHaveAccessibleDescription('로그인이 필요합니다.');
});
