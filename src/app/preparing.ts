import { clubPaths, paths } from '#contract/site-paths.ts';

const { home, login, sleeperAccount, myPage, notFound, ...rest } = paths;

/** Routes of the specs that still show the 'being prepared' page, by the layout they will have. A test prints them. */
export const preparing = {
  site: [home, ...clubPaths, ...Object.values(rest).filter((path) => !/^\/(account|auth|ipin|mypage|delete-account)/.test(path))],
  account: [rest.findId, rest.findPassword, rest.join],
  member: [rest.booking, rest.profileEdit, rest.withdrawal],
  bare: [rest.phoneReturn, rest.ipinReturn],
} as const;
