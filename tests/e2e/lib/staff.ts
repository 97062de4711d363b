import { Secret, TOTP } from 'otpauth';
import { expect, type APIRequestContext, type Page } from 'playwright/test';
import * as z from 'zod/mini';
import type { StaffRole } from '#contract/staff/permissions.ts';
import { acceptInvitation as acceptInvitationCall, openInvitation } from '#contract/staff/staff.ts';

export const staffPassword = 'wooden tea tray 41';

const stepMs = 30_000;

/** Returns the address of a new invitation, from the sandbox. */
export async function newInvitation(request: APIRequestContext, role: StaffRole): Promise<string> {
  const response = await request.post('/sandbox/staff', { form: { role }, maxRedirects: 0 });
  return response.headers()['location'] ?? '';
}

/**
 * Returns an authenticator app whose codes are each of a later time step, as the server accepts none twice: the current
 * one, and then the one after it, which it accepts as well.
 */
export function authenticator(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let step = 0;
  return {
    nextCode() {
      step = Math.max(step + 1, Math.floor(Date.now() / stepMs));
      return totp.generate({ timestamp: step * stepMs });
    },
  };
}

/** Accepts an invitation on its page. Returns the login id and the authenticator app. */
export async function acceptInvitation(page: Page, address: string) {
  await page.goto(address);
  const loginId = (await page.locator('strong').first().textContent()) ?? '';
  const app = authenticator((await page.locator('code').innerText()).replaceAll(' ', ''));
  await page.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
  await page.getByLabel('비밀번호 확인', { exact: true }).fill(staffPassword);
  await page.getByLabel('인증번호').fill(app.nextCode());
  await page.getByRole('button', { name: '초대 수락' }).click();
  return { loginId, app };
}

/** Logs a new member of the staff in, without the screens that have tests of their own. */
export async function signInAsStaff(page: Page, role: StaffRole): Promise<void> {
  const invitation = (await newInvitation(page.request, role)).split('#')[1] ?? '';
  const opened = await page.request.post(openInvitation.path, { data: { invitation } });
  const { secret } = z.object({ data: openInvitation.result }).parse(await opened.json()).data;
  const accepted = await page.request.post(acceptInvitationCall.path, {
    data: { invitation, password: staffPassword, code: authenticator(secret).nextCode() },
  });
  expect(accepted.status()).toBe(200);
}
