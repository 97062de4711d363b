import type { APIRequestContext, Page } from 'playwright/test';
import { signIn } from '#contract/account/member.ts';

/** Password of every seeded member. */
export const password = 'Golf2026!a';

/** Signs a member in by the API. Returns the token. */
export async function tokenOf(request: APIRequestContext, serviceId: string, secret = password): Promise<string> {
  const response = await request.post(signIn.path, { data: { serviceId, password: secret } });
  return signIn.result.parse((await response.json()).data).access_token;
}

export type Person = ReturnType<typeof personAt>;

/** The user's actions on a page, by the words on screen. */
export function personAt(page: Page) {
  const serviceId = page.getByLabel('아이디', { exact: true });
  const passwordField = page.getByLabel('비밀번호', { exact: true });
  const submit = page.getByRole('form', { name: '로그인' }).getByRole('button', { name: /^로그인/ });
  const alert = page.getByRole('alertdialog', { name: '알림' });
  const question = page.getByRole('alertdialog', { name: '확인 요청' });
  const menu = page.getByRole('button', { name: / 님$/ });
  return {
    serviceId,
    password: passwordField,
    saveId: page.getByRole('checkbox', { name: '아이디 저장' }),
    submit,
    alert,
    question,
    menu,
    loginLink: page.getByRole('banner').getByRole('link', { name: '로그인' }),
    /** The countdown of a locked ID. */
    lock: page.getByRole('timer'),

    openLogin: (search = '') => page.goto(`/account/login${search}`),
    async enter(id: string, secret = password) {
      await serviceId.fill(id);
      await passwordField.fill(secret);
    },
    async signIn(id: string, secret = password) {
      await this.enter(id, secret);
      await submit.click();
    },
    toggleSaveId: () => page.getByText('아이디 저장').click(),
    dismiss: () => alert.getByRole('button', { name: '확인' }).click(),
    async askToLogOut() {
      await menu.click();
      await page.getByRole('button', { name: '로그아웃' }).click();
    },
    confirm: () => question.getByRole('button', { name: '확인' }).click(),
    cancel: () => question.getByRole('button', { name: '취소' }).click(),

    /** Arrives with the token of an earlier visit; resolves to it. */
    async arriveAs(id: string, secret = password): Promise<string> {
      const token = await tokenOf(page.request, id, secret);
      await this.arriveWith(token);
      return token;
    },
    /** Returns the stored token of this browser. */
    token: () => page.evaluate(() => window.localStorage.getItem('token') ?? ''),
    async arriveWith(token: string) {
      const origin = new URL(process.env['SITE_URL'] ?? '').origin;
      await page
        .context()
        .setStorageState({ cookies: [], origins: [{ origin, localStorage: [{ name: 'token', value: token }] }] });
    },
  };
}
