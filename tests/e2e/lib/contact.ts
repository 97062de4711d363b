import type { APIRequestContext } from 'playwright/test';
import { success } from '#contract/http/envelope.ts';
import { signIn } from '#contract/account/member.ts';
import { checkPassword, modifyProfile } from '#contract/account/profile.ts';
import { newPassword, type NewPerson } from './new-person.ts';

/** Enters another email address or mobile number in the member's profile by the API, in a session of its own. */
export async function changeContact(
  request: APIRequestContext,
  { serviceId, mobile }: NewPerson,
  changed: { email?: string; mobile?: string },
): Promise<void> {
  const signedIn = await request.post(signIn.path, { data: { serviceId, password: newPassword } });
  const { data: session } = success(signIn.result).parse(await signedIn.json());
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  const checked = await request.post(checkPassword.path, {
    data: { password: newPassword },
    headers: bearer(session.access_token),
  });
  const { data } = success(checkPassword.result).parse(await checked.json());
  const response = await request.post(modifyProfile.path, {
    data: {
      email: `${serviceId}@naver.com`,
      mobile,
      address: null,
      termsAgree: { emailRcv: false, smsRcv: false, emailRcvDate: null, smsRcvDate: null },
      corporation: null,
      ...changed,
    },
    headers: bearer(data.access_token),
  });
  if (!response.ok()) throw new Error(await response.text());
}

/** Returns the code of the last mail to this address, which the sandbox shows. */
export async function lastCodeFor(request: APIRequestContext, email: string): Promise<string> {
  const articles = (await (await request.get('/sandbox/mail')).text()).split('<article').slice(1);
  const code = articles.flatMap((text) => (text.includes(email) ? (/인증번호: (\d{6})/.exec(text)?.[1] ?? []) : []))[0];
  if (code === undefined) throw new Error(`No code was sent to ${email}`);
  return code;
}
