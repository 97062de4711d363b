import { expect, test } from './lib/test.ts';

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
