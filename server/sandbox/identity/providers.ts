import type { AuthType } from '#contract/account/verification.ts';

/**
 * Popup of a provider: the path that the site's form posts to, the fields it must contain, and the paths of the popup's
 * steps.
 */
export type Provider = {
  readonly authType: AuthType;
  readonly title: string;
  readonly entry: string;
  readonly service: string;
  readonly requestField: 'EncodeData' | 'enc_data';
  readonly askCode: string;
  readonly confirm: string;
};

export const providers: readonly Provider[] = [
  {
    authType: 'NICE',
    title: '휴대폰 본인확인',
    entry: '/sandbox/nice/CheckPlusSafeModel/checkplus.cb',
    service: 'checkplusSerivce',
    requestField: 'EncodeData',
    askCode: '/sandbox/nice/code',
    confirm: '/sandbox/nice/confirm',
  },
  {
    authType: 'IPIN',
    title: '아이핀 본인확인',
    entry: '/sandbox/ipin/ipin.cb',
    service: 'pubmain',
    requestField: 'enc_data',
    askCode: '/sandbox/ipin/code',
    confirm: '/sandbox/ipin/confirm',
  },
];
