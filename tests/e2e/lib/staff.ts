import { Secret, TOTP } from 'otpauth';
import type { APIRequestContext, Page } from 'playwright/test';
import * as z from 'zod/mini';
import type { StaffRole } from '#contract/staff/permissions.ts';
import { acceptInvitation as acceptInvitationCall, openInvitation } from '#contract/staff/staff.ts';

export const staffPassword = 'wooden tea tray 41';

const stepMs = 30_000;

const siteOrigin = () => new URL(process.env['SITE_URL'] ?? '').origin;

/** Returns the code of an invitation, from its address. */
export const codeIn = (address: string): string => address.split('#')[1] ?? '';

/** Returns the address of a new invitation, from the sandbox. */
export async function newInvitation(request: APIRequestContext, role: StaffRole): Promise<string> {
  const response = await request.post('/sandbox/staff', { form: { role }, maxRedirects: 0 });
  return response.headers()['location'] ?? '';
}

/**
 * Returns an authenticator app whose codes are each of a later time step, as the server accepts none twice: the current
 * one, and then the one after it, which it accepts as well.
 */
function authenticator(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let step = 0;
  return {
    nextCode() {
      step = Math.max(step + 1, Math.floor(Date.now() / stepMs));
      return totp.generate({ timestamp: step * stepMs });
    },
  };
}

/** Registers the secret that the page of an invitation shows. */
export const shownApp = async (page: Page) =>
  authenticator((await page.locator('code').innerText()).replaceAll(' ', ''));

/** Accepts an invitation on its page. Returns the login id and the authenticator app. */
export async function acceptInvitation(page: Page, address: string) {
  await page.goto(address);
  const loginId = (await page.locator('strong').first().textContent()) ?? '';
  const app = await shownApp(page);
  await page.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
  await page.getByLabel('비밀번호 확인', { exact: true }).fill(staffPassword);
  await page.getByLabel('인증번호').fill(app.nextCode());
  await page.getByRole('button', { name: '초대 수락' }).click();
  return { loginId, app };
}

/** A new member of the staff who has accepted the invitation, and calls the server without a browser. */
export async function newStaff(role: StaffRole) {
  const invited = await fetch(`${siteOrigin()}/sandbox/staff`, {
    method: 'POST',
    body: new URLSearchParams({ role }),
    redirect: 'manual',
  });
  return acceptedStaff(codeIn(invited.headers.get('Location') ?? ''));
}

/** Accepts an invitation without a browser. Returns the member of the staff, who calls the server so, too. */
export async function acceptedStaff(invitation: string) {
  const origin = siteOrigin();
  const send = (path: string, body: unknown, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });
  const opened = await send(openInvitation.path, { invitation });
  const { secret } = z.object({ data: openInvitation.result }).parse(await opened.json()).data;
  const app = authenticator(secret);
  const body = { invitation, password: staffPassword, code: app.nextCode() };
  const accepted = await send(acceptInvitationCall.path, body);
  const cookie = accepted.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const { id, loginId } = z.object({ data: acceptInvitationCall.result }).parse(await accepted.json()).data;
  return {
    id,
    loginId,
    app,
    /** Makes a call that must succeed. Returns its data. */
    async post<T>(path: string, call: unknown, result: z.ZodMiniType<T>): Promise<T> {
      const response = await send(path, call, cookie);
      return z.object({ data: result }).parse(await response.json()).data;
    },
    /** Reads what the role may read. Returns its data. */
    async get<T>(path: string, result: z.ZodMiniType<T>): Promise<T> {
      const response = await fetch(origin + path, { headers: { Cookie: cookie } });
      return z.object({ data: result }).parse(await response.json()).data;
    },
    /** Gives the session to a browser. */
    async enter(page: Page): Promise<void> {
      const [name = '', value = ''] = cookie.split('=', 2);
      await page.context().addCookies([{ name, value, url: origin }]);
    },
  };
}

/** Logs a new member of the staff in, without the screens that have tests of their own. */
export async function signInAsStaff(page: Page, role: StaffRole): Promise<void> {
  await (await newStaff(role)).enter(page);
}
