import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import { acceptInvitation, openInvitation } from '#contract/staff/staff.ts';
import type { StaffRole } from '#contract/staff/permissions.ts';
import { inviteStaff } from '#server/services/staff/invite.ts';
import { post, type TestApp } from './app.ts';

export const operator = { id: null, name: '운영자' };
export const staffPassword = 'wooden tea tray 41';

/** Calls of the back office by one browser: the cookie of the session, and how to call. */
export type StaffCaller = Awaited<ReturnType<typeof signedInStaff>>;

/** Returns the code of an authenticator app at the time of the test. */
export const codeOf = (secret: string, time: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time });

/** Invites a new member of the staff, who accepts and is signed in. */
export async function signedInStaff(app: TestApp, role: StaffRole, loginId = role.toLowerCase(), name = loginId) {
  const { invitation } = await inviteStaff(app.deps, { loginId, name, role }, operator);
  const opened = await app.fetch('/admin/api/invitation/open', post({ invitation }));
  const data = z.object({ data: openInvitation.result }).parse(await opened.json()).data;
  const code = codeOf(data.secret, app.observed.time);
  const accepted = await app.fetch('/admin/api/invitation/accept', post({ invitation, password: staffPassword, code }));
  const cookie = cookieOf(accepted);
  const staff = z.object({ data: acceptInvitation.result }).parse(await accepted.json()).data;
  return {
    id: staff.id,
    name,
    loginId,
    secret: data.secret,
    cookie,
    get: (path: string) => app.fetch(path, { headers: { Cookie: cookie } }),
    post: (path: string, body: unknown = {}) => app.fetch(path, post(body, { Cookie: cookie })),
  };
}

/** Returns the cookie pair of the session that a response sets. */
export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('staff='))
    ?.split(';', 1)[0] ?? '';

const answer = z.object({
  status: z.object({ code: z.string() }),
  data: z.optional(z.unknown()),
  message: z.optional(z.string()),
});

/** Returns the data of a response, or the code and the message of an error. */
export async function answerIn(response: Response): Promise<unknown> {
  const { status, data, message } = answer.parse(await response.json());
  return status.code === '0000' ? data : [status.code, message];
}
