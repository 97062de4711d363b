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
