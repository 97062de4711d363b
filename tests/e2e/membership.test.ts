import type { Page } from 'playwright/test';
import { addAxe, violationsOn } from './lib/axe.ts';
import { cutTexts } from './lib/cut-texts.ts';
import { inquiryAt, sent } from './lib/inquiry.ts';
import { enlargeText } from './lib/large-text.ts';
import { expect, test } from './lib/test.ts';

const call = '**/api/v1/membership-inquiries/post';

/** Collects the idempotency keys and bodies of the page's requests, in order. */
function sendingsOf(page: Page): { key: string | undefined; body: unknown }[] {
  const sendings: { key: string | undefined; body: unknown }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/membership-inquiries/post'))
      sendings.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() });
  });
  return sendings;
}

const body = {
  name: '김하늘',
  email: 'sky@example.com',
  contact: '01023456789',
  postCode: '',
  address1: '',
  address2: '',
  inquirerType: 'PERSONAL',
  inquiryType: 'GOLF',
  contents: '주중회원권의 예약 우선순위가 궁금합니다.',
};

test('an inquiry whose response was lost arrives once: the server accepts the same key for the same inquiry', async ({
  page,
  person,
  request,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  const inquiry = inquiryAt(page);
  const sendings = sendingsOf(page);
  const statuses: number[] = [];
  await page.route(call, async (route) => {
    statuses.push((await route.fetch()).status());
    await route.abort();
  });
  await inquiry.open();
  await inquiry.fillIn();
  await inquiry.submit.click();
  await expect(person.alert).toHaveAccessibleDescription('잠시후 다시 요청해주세요.');
  await person.dismiss();
  await page.unroute(call);
  await page.reload();
  await inquiry.expectFilled();
  await inquiry.submit.click();
  await expect(person.alert).toHaveAccessibleDescription(sent);
  expect([statuses, sendings[1]]).toEqual([[200], sendings[0]]);
  const another = await request.post('/api/v1/membership-inquiries/post', {
    headers: { 'Idempotency-Key': sendings[0]?.key ?? '' },
    data: { ...body, name: '이바다' },
  });
  expect(another.status()).toBe(422);
});

test('input survives a reload and a visit to another page, with the address that was found', async ({ page }) => {
  const inquiry = inquiryAt(page);
  await inquiry.open();
  await inquiry.fillIn();
  await inquiry.findAddress();
  await expect(inquiry.address2).toBeFocused();
  await page.keyboard.type('101동 1203호');
  await page.reload();
  await inquiry.expectFilled();
  await expect(inquiry.postCode).toHaveValue('26304');
  await page.getByRole('navigation', { name: '멤버십 메뉴' }).getByRole('link', { name: '명의 변경 안내' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('명의 변경 안내');
  await page.goBack();
  await inquiry.expectFilled();
  await expect(inquiry.address2).toHaveValue('101동 1203호');
  await inquiry.form.getByRole('button', { name: '주소 지우기' }).click();
  await expect(inquiry.postCode).toHaveValue('');
  await expect(inquiry.postCode).toBeFocused();
  await expect(inquiry.postCode).not.toBeEditable();
});

test('with the keyboard alone it is filled in and sent', async ({ page, person }) => {
  const inquiry = inquiryAt(page);
  const sendings = sendingsOf(page);
  await page.goto('/membership');
  await page.getByRole('link', { name: '상담 신청하기' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#inquiry')).toBeFocused();
  await expect(page).toHaveURL('/membership#inquiry');
  await page.keyboard.press('Tab');
  await expect(inquiry.name).toBeFocused();
  for (const text of ['김하늘', 'sky@example.com', '010-2345-6789']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(inquiry.postCode).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(inquiry.choice('개인')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(inquiry.choice('골프 회원권')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type(body.contents);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('접수일부터 1년, 그 뒤 지체 없이 파기')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(inquiry.consent).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(person.alert).toHaveAccessibleDescription(sent);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  expect(sendings).toEqual([{ key: sendings[0]?.key, body }]);
});

test('the index scrolls to a kind, and a URL with a hash to the guide to a membership transfer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/membership');
  for (const height of [800, 640]) {
    await page.setViewportSize({ width: height === 800 ? 1280 : 360, height });
    await page.getByRole('navigation', { name: '회원권 종류' }).getByRole('link', { name: '법인 명의 회원권' }).click();
    await expect(page.getByRole('heading', { name: '법인 명의 회원권' })).toBeInViewport({ ratio: 1 });
  }
  await page.goto('/membership/change-of-name#change-fees');
  await expect(page.getByRole('heading', { name: '수수료와 세금' })).toBeInViewport();
  await expect(page.locator('#change-fees')).toBeFocused();
});

test('on a phone a press that begins in a focused field counts as one, though the reservation bar returns over its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const inquiry = inquiryAt(page);
  const reservation = page.getByRole('region', { name: '골프 예약' });
  await inquiry.open();
  await inquiry.contents.fill('궁금합니다.');
  await expect(reservation).toBeHidden();
  await inquiry.submit.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await inquiry.submit.hover();
  await page.mouse.down();
  await expect(reservation).toBeVisible();
  await page.mouse.up();
  await expect(inquiry.name).toBeFocused();
});

test('on either layout the rejected form is readable, also in larger text, and axe finds nothing on it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const inquiry = inquiryAt(page);
  await inquiry.open();
  await inquiry.name.fill('김하늘2');
  await inquiry.email.fill('sky');
  await inquiry.contents.fill('가나다라 '.repeat(450));
  await inquiry.submit.click();
  await expect(inquiry.name).toBeFocused();
  await addAxe(page);
  for (const [width, height, percent] of [
    [1280, 800, 200],
    [320, 640, 150],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => cutTexts(page), `at ${width} px`).toEqual([]);
    await expect.poll(() => violationsOn(page), `at ${width} px`).toEqual([]);
    await enlargeText(page, percent);
    await expect.poll(() => cutTexts(page), `in larger letters at ${width} px`).toEqual([]);
    await enlargeText(page, 100);
  }
});
