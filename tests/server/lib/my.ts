import type { bookings } from '#contract/booking/booking.ts';
import type { QueryOf } from '#contract/http/endpoint.ts';
import type { ProfileChange } from '#contract/account/profile.ts';
import { issuedToken } from '#src/api/response.ts';
import type { TestApp } from './app.ts';
import { bearer, password, post } from './app.ts';
import { answerOf } from './person.ts';

/** The calls of the members' pages with this password and token: a password check renews the token. */
export function myPage(app: TestApp, initialToken: string, memberPassword = password) {
  let token = initialToken;
  const get = async (path: string) => answerOf(await app.get(`/api/v1/${path}`, token));
  const send = async (method: string, path: string, body: unknown) =>
    answerOf(await app.fetch(`/api/v1/${path}`, { ...post(body, bearer(token)), method }));
  const checkPassword = async (typed = memberPassword) => {
    const response = await send('POST', 'users/password-check', { password: typed });
    token = issuedToken(response) ?? token;
    return response;
  };
  const modify = (change: ProfileChange) => send('POST', 'my/modify', change);
  return {
    token: () => token,
    get,
    checkPassword,
    modify,
    /** Checks the password, then saves the profile of member01 with these changes. */
    async change(changed: Partial<ProfileChange>) {
      await checkPassword();
      return modify({ ...unchanged, ...changed });
    },
    me: () => get('users/me'),
    bookings: (query: QueryOf<typeof bookings>) => get(`my/booking?${search(query)}`),
    counts: (query: QueryOf<typeof bookings>) => get(`my/booking/count?${search(query)}`),
    leave: (typed = memberPassword, reason = '고객 서비스 불만') =>
      send('PUT', 'my/leave', { reason, password: typed }),
    endOne: (id: string) => send('POST', 'my/sessions/end', { id }),
    endOthers: () => send('POST', 'my/sessions/end-others', {}),
  };
}

/** Returns the token that the password check issues in exchange for this one. */
export async function checkedToken(app: TestApp, token: string): Promise<string> {
  const page = myPage(app, token);
  await page.checkPassword();
  return page.token();
}

const search = (query: QueryOf<typeof bookings>) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
  ).toString();

/** A profile change of member01 without any difference. */
export const unchanged: ProfileChange = {
  email: 'haneul.kim@naver.example',
  mobile: '01000001001',
  address: {
    address1: '강원특별자치도 원주시 치악숲로 210 (무실동, 무실 가람뜰아파트)',
    address2: '101동 1203호',
    postCode: '26304',
    addressType: 'HOME',
    contact: '0337990101',
  },
  termsAgree: { emailRcv: true, smsRcv: true, emailRcvDate: null, smsRcvDate: null },
  corporation: null,
};
