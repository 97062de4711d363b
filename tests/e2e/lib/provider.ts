import { expect, type Page } from 'playwright/test';
import type { NewPerson } from './new-person.ts';

/** A new person enters their data; a seeded one is selected by name and birthday. */
export type Someone = NewPerson | string;
export type ProviderName = '휴대폰 본인확인' | '아이핀 본인확인';
type Answer = {
  by?: ProviderName;
  outcome?: '정상' | '정상 (POST)' | '정상 (창 연결 끊김)' | '실패' | '변조' | '토큰 만료';
};

/** Performs a whole verification in the provider's pop-up. */
export async function identify(
  page: Page,
  someone: Someone,
  { by = '휴대폰 본인확인', outcome = '정상' }: Answer = {},
) {
  const popup = await openProvider(page, by);
  await introduce(popup, someone, { by, outcome });
  await enterCode(popup);
}

/** Opens the pop-up by its button. */
export async function openProvider(page: Page, by: ProviderName = '휴대폰 본인확인'): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: by }).click();
  return opened;
}

/** Performs the first step in the pop-up, up to the code. */
export async function introduce(
  popup: Page,
  someone: Someone,
  { by = '휴대폰 본인확인', outcome = '정상' }: Answer = {},
) {
  if (typeof someone === 'string') await choosePerson(popup, someone);
  else await typePerson(popup, someone, by);
  await popup.getByLabel('시험용 응답').selectOption({ label: outcome });
  await popup.getByRole('button', { name: '인증번호 요청' }).click();
}

export async function enterCode(popup: Page) {
  await popup.getByLabel('인증번호').fill(await popup.locator('[data-code]').innerText());
  await popup.getByRole('button', { name: '확인' }).click();
}

/** Waits like a user: the pop-up's script, which may load late, fills in the form. */
async function choosePerson(popup: Page, someone: string) {
  await popup.getByLabel('시험용 인물').selectOption({ label: someone });
  await expect(popup.getByLabel('이름')).toHaveValue(someone.replace(/ \d+$/, ''));
}

async function typePerson(
  popup: Page,
  { name, birthdate, gender, nation, mobile, serviceId }: NewPerson,
  by: ProviderName,
) {
  await popup.getByLabel('이름').fill(name);
  await popup.getByLabel('생년월일(8자리)').fill(birthdate);
  await popup.getByLabel(gender).check();
  await popup.getByLabel(nation).check();
  if (by === '아이핀 본인확인') return popup.getByLabel('아이핀 아이디').fill(serviceId);
  await popup.getByLabel('통신사').selectOption('KT');
  return popup.getByLabel('휴대폰번호').fill(mobile);
}
