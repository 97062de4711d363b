import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { typedText } from '../shared/bounded-text.ts';
import { lastRowId } from '../shared/row-id.ts';
import { normalizeText } from '../shared/typed-text.ts';
import { passkeyListMessages } from './passkey-list-messages.ts';
import { authenticatorResponse, base64url } from '../shared/authenticator-response.ts';

const nameLength = 30;

const passkeyId = z.int().check(z.gte(1), z.lte(lastRowId));
export const passkeyName = typedText(nameLength, passkeyListMessages.nameTooLong).check(
  z.overwrite(normalizeText),
  z.minLength(1, passkeyListMessages.nameRequired),
  z.maxLength(nameLength, passkeyListMessages.nameTooLong),
);

/** Returns the message for a name that the server would reject, or null. */
export const passkeyNameError = (typed: string): string | null =>
  passkeyName.safeParse(typed).error?.issues[0]?.message ?? null;

/** A passkey of the member; `lastUsedAt` is null until the first login with it. */
const passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.output<typeof passkey>;

const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.output<typeof creationOptions>;

const attestation = authenticatorResponse({
  attestationObject: base64url(2_800),
  /** How the browser reached the authenticator; the server keeps those that it knows. */
  transports: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)),
});
export type Attestation = z.output<typeof attestation>;

export const passkeys = endpoint({
  id: 'passkeys',
  method: 'GET',
  path: '/api/v1/my/passkeys',
  access: 'member',
  summary: '로그인한 회원의 패스키 목록: 먼저 등록한 것부터.',
  result: z.array(passkey),
});

export const offerPasskey = endpoint({
  id: 'offerPasskey',
  method: 'POST',
  path: '/api/v1/my/passkeys/offer',
  access: 'member',
  confirmed: true,
  summary: '패스키 추가의 시작: 이 세션이 5분 동안 한 번 쓸 수 있는 요청을 만듭니다.',
  result: creationOptions,
});

export const addPasskey = endpoint({
  id: 'addPasskey',
  method: 'POST',
  path: '/api/v1/my/passkeys/add',
  access: 'member',
  summary: '같은 세션의 요청에 답한 패스키를 등록합니다. 요청이 비밀번호 확인을 거쳤으므로 다시 확인하지 않습니다.',
  body: z.object({ name: passkeyName, attestation }),
  result: passkey,
});

export const renamePasskey = endpoint({
  id: 'renamePasskey',
  method: 'POST',
  path: '/api/v1/my/passkeys/rename',
  access: 'member',
  confirmed: true,
  summary: '패스키의 이름을 바꿉니다.',
  body: z.object({ id: passkeyId, name: passkeyName }),
  result: passkey,
});

export const removePasskey = endpoint({
  id: 'removePasskey',
  method: 'POST',
  path: '/api/v1/my/passkeys/remove',
  access: 'member',
  confirmed: true,
  summary: '패스키를 삭제합니다. 이미 없으면 그대로 성공입니다. 비밀번호 로그인은 남습니다.',
  body: z.object({ id: passkeyId }),
  result: z.null(),
});
