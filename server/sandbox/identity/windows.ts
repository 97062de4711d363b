import type { AuthType } from '#contract/account/verification.ts';

/** NICE's window looks different for each way of verification. */
export type Window = { readonly authType: AuthType; readonly title: string };

export const windows = {
  NICE: { authType: 'NICE', title: '휴대폰 본인확인' },
  IPIN: { authType: 'IPIN', title: '아이핀 본인확인' },
} as const satisfies Record<AuthType, Window>;

/** Title of a window before its request is known. */
export const unknownWindow: Window = { authType: 'NICE', title: '본인확인' };

/** The path to which the site's form posts, and those of the window's further steps. */
export const windowPaths = {
  entry: '/sandbox/nice/CheckPlusSafeModel/service.cb',
  askCode: '/sandbox/nice/code',
  confirm: '/sandbox/nice/confirm',
} as const;
