import { addPasskey, offerPasskey, passkeys, removePasskey, renamePasskey } from '../account/passkey.ts';
import { checkPasskey, requestPasskey } from '../account/passkey-sign-in.ts';
import { staffEndpoint } from './staff-endpoint.ts';
import { signInStaff } from './staff.ts';

export const requestStaffPasskey = staffEndpoint({
  id: 'requestStaffPasskey',
  method: 'POST',
  path: '/admin/api/passkey/request',
  access: 'anyone',
  limit: 'credentials',
  summary: '패스키 로그인의 시작. 5분 동안 한 번 씁니다.',
  result: requestPasskey.result,
});

export const signInByStaffPasskey = staffEndpoint({
  id: 'signInByStaffPasskey',
  method: 'POST',
  path: '/admin/api/passkey/sign-in',
  access: 'anyone',
  limit: 'credentials',
  audited: true,
  summary: '패스키로 로그인합니다. 비밀번호와 인증번호를 함께 대신합니다.',
  body: checkPasskey.body,
  result: signInStaff.result,
});

export const staffPasskeys = staffEndpoint({
  id: 'staffPasskeys',
  method: 'GET',
  path: '/admin/api/my/passkeys',
  access: 'staff',
  summary: '로그인한 구성원의 패스키 목록: 먼저 등록한 것부터.',
  result: passkeys.result,
});

export const offerStaffPasskey = staffEndpoint({
  id: 'offerStaffPasskey',
  method: 'POST',
  path: '/admin/api/my/passkeys/offer',
  access: 'staff',
  fresh: true,
  summary: '패스키 추가의 시작: 이 세션이 5분 동안 한 번 쓸 수 있는 요청을 만듭니다.',
  result: offerPasskey.result,
});

export const addStaffPasskey = staffEndpoint({
  id: 'addStaffPasskey',
  method: 'POST',
  path: '/admin/api/my/passkeys/add',
  access: 'staff',
  audited: true,
  summary: '같은 세션의 요청에 답한 패스키를 등록합니다.',
  body: addPasskey.body,
  result: addPasskey.result,
});

export const renameStaffPasskey = staffEndpoint({
  id: 'renameStaffPasskey',
  method: 'POST',
  path: '/admin/api/my/passkeys/rename',
  access: 'staff',
  audited: true,
  summary: '패스키의 이름을 바꿉니다.',
  body: renamePasskey.body,
  result: renamePasskey.result,
});

export const removeStaffPasskey = staffEndpoint({
  id: 'removeStaffPasskey',
  method: 'POST',
  path: '/admin/api/my/passkeys/remove',
  access: 'staff',
  fresh: true,
  audited: true,
  summary: '패스키를 삭제합니다. 이미 없으면 그대로 성공입니다. 비밀번호와 인증번호로는 계속 로그인할 수 있습니다.',
  body: removePasskey.body,
  result: removePasskey.result,
});
