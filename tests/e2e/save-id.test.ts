import { expect, test } from './lib/test.ts';

test('a saved id is there the next time, and the box ticked', async ({ page, person }) => {
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

test('a saved id is forgotten by a login without the tick', async ({ page, person }) => {
  await page.goto('/404');
  await page.localStorage.setItem('savedServiceId', 'member01');
  await person.openLogin();
  await person.toggleSaveId();
  await person.password.fill('Golf2026!a');
  await person.submit.click();
  await expect(page).toHaveURL('/');
  expect((await page.localStorage.items()).map(({ name }) => name)).toEqual(['token']);
});

test('a refused login saves no id', async ({ page, person, expectComplaint }) => {
  expectComplaint(/status of 400/);
  await person.openLogin();
  await person.toggleSaveId();
  await person.signIn('wrong0004', 'Wrong2026!a');
  await expect(person.alert).toBeVisible();
  expect(await page.localStorage.items()).toEqual([]);
});
