import { me, signOut } from '#contract/account/member.ts';
import { memberships } from '#contract/membership/membership.ts';
import { messages } from '#contract/shared/messages.ts';
import type { Flow } from '../lib/flow.ts';

/** The logout completes without the server, after three seconds at most. */
const logout: Flow = {
  name: 'sign-out',
  calls: new RegExp(`${signOut.path}$`),
  toleratesFailure: true,
  errorTexts: [],
  async setUp({ page, person, arriveAs }) {
    await arriveAs('member01', '/mypage');
    await person.askToLogOut();
    return { press: () => person.confirm(), done: page.getByText(messages.loggedOut) };
  },
};

/** An expired token is detected by the first call with a response. */
const expiredToken: Flow = {
  name: 'session: a token that is over',
  calls: new RegExp(`(${me.path}|${memberships.path})$`),
  tries: 3,
  errorTexts: ['불러오지 못했습니다.'],
  async setUp({ page, person, allow }) {
    allow(/status of 401/);
    await person.arriveWith('garbage');
    return {
      press: async () => void (await page.goto('/mypage')),
      done: page.getByText(messages.sessionOver),
      retry: () => page.getByRole('button', { name: '다시 불러오기' }).click(),
    };
  },
};

/** The greeting after a dormant period; without the name if it fails to load. */
const dormant: Flow = {
  name: 'dormant account',
  calls: new RegExp(`${me.path}$`),
  toleratesFailure: true,
  errorTexts: [],
  async setUp({ page, arriveAs }) {
    await arriveAs('normal01', '/about/overview');
    return {
      press: async () => void (await page.goto('/account/sleeper-account')),
      done: page.getByText(/다시 만나 반갑습니다$/),
    };
  },
};

export const sessionFlows = [logout, expiredToken, dormant];
