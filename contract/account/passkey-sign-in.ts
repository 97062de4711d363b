import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { signIn } from './member.ts';
import { authenticatorResponse, base64url } from '../shared/authenticator-response.ts';

/** 32 random bytes. */
const secret = base64url(43);

const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

const assertion = authenticatorResponse({
  authenticatorData: base64url(512),
  signature: base64url(700),
  userHandle: base64url(88),
});
export type Assertion = z.output<typeof assertion>;

export const requestPasskey = endpoint({
  id: 'requestPasskey',
  method: 'POST',
  path: '/api/v1/users/passkey/request',
  access: 'public',
  limit: 'credentials',
  summary: '패스키 로그인의 시작. 5분 동안 한 번 씁니다.',
  result: z.object({ secret, options: requestOptions }),
});
export type PasskeyRequest = z.output<typeof requestPasskey.result>;

export const checkPasskey = endpoint({
  id: 'checkPasskey',
  method: 'POST',
  path: '/api/v1/users/passkey/check',
  access: 'public',
  limit: 'credentials',
  summary: '패스키를 확인하고 일회용 로그인 토큰을 발급합니다. 토큰은 2분 동안 한 번 쓸 수 있습니다.',
  body: z.object({ secret, assertion }),
  result: z.object({ ticket: secret, serviceId: z.string() }),
});

export const signInByPasskey = endpoint({
  id: 'signInByPasskey',
  method: 'POST',
  path: '/api/v1/users/passkey/sign-in',
  access: 'public',
  limit: 'credentials',
  summary: '패스키를 확인하고 받은 일회용 토큰으로 로그인합니다.',
  body: z.object({ ticket: secret }),
  result: signIn.result,
});
