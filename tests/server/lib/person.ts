import { niceSuccess } from '#contract/account/verification.ts';
import type { AuthType, Identity } from '#contract/account/verification.ts';
import { success } from '#contract/http/envelope.ts';
import type { Registration } from '#contract/account/sign-up.ts';
import * as z from 'zod/mini';
import { randomToken } from '#server/crypto/digest.ts';
import { encodedAnswer } from '#server/sandbox/identity/answer.ts';
import people from '#server/sandbox/content/people.json' with { type: 'json' };
import type { Caller } from './app.ts';
import { post, providerKey } from './app.ts';
import { refusalOf } from './read.ts';

export type Person = (typeof people)[number];
type Outcome = Parameters<typeof encodedAnswer>[1]['person']['outcome'];

/** Returns a seeded person; only the first seven are members. */
export function personNamed(name: string): Person {
  const found = people.find((each) => each.name === name);
  if (!found) throw new Error(`No such person: ${name}`);
  return found;
}

/** The only seeded adults who are not members. */
export const newcomer = personNamed('남궁여울');
export const foreignNewcomer = personNamed('GARCIA MARIA ELENA');

/** Returns persons who are not members. */
export const nonMembers = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    ...newcomer,
    birthdate: String(19_800_101 + (index % 28)),
    name: `${newcomer.name}${'가나다라마바사'[Math.floor(index / 28)]}`,
  }));

const checks = { NICE: '/api/v1/nice/check', IPIN: '/api/v1/nice-ipin/check' } as const;
const results = { NICE: '/api/v1/nice/success', IPIN: '/api/v1/nice-ipin/result' } as const;
const checked = z.object({
  data: z.object({ requestNumber: z.optional(z.string()), scprequest: z.optional(z.string()), secret: z.string() }),
});

/** The secret of each verification, as stored by the requesting page. */
const secrets = new Map<string, string>();

/** Requests a verification; returns its number. */
export async function requestVerification(app: Caller, authType: AuthType = 'NICE'): Promise<string> {
  const { data } = checked.parse(await (await app.get(checks[authType])).json());
  const requestNumber = data.requestNumber ?? data.scprequest ?? '';
  secrets.set(requestNumber, data.secret);
  return requestNumber;
}

/** Header with which the requesting page redeems a result. */
export const secretOf = (requestNumber: string) => ({
  'Verification-Secret': secrets.get(requestNumber) ?? randomToken(),
});

/** Returns the provider's encoded result for a person. */
export const answerAbout = (
  requestNumber: string,
  person: Person,
  authType: AuthType = 'NICE',
  outcome: Outcome = 'ok',
) =>
  encodedAnswer(providerKey, {
    request: { requestNumber, authType, returnPath: '/' },
    person: { ...person, gender: oneOf(person.gender), nationalinfo: oneOf(person.nationalinfo), outcome },
    code: '',
  }) ?? '';

/** Redeems a result as the requesting page does. */
export const returnTo = (
  app: Caller,
  fields: Record<string, string>,
  authType: AuthType = 'NICE',
  headers: Record<string, string> = secretOf(fields['requestNumber'] ?? ''),
) => app.fetch(`${results[authType]}?${new URLSearchParams(fields).toString()}`, { headers });

/** Performs a whole verification. */
export async function verified(app: Caller, person: Person = newcomer, authType: AuthType = 'NICE'): Promise<Identity> {
  const requestNumber = await requestVerification(app, authType);
  const response = await returnTo(
    app,
    { requestNumber, enc_data: answerAbout(requestNumber, person, authType) },
    authType,
  );
  return success(niceSuccess.result).parse(await response.json()).data;
}

/** Returns a valid registration of this person. */
export const registrationOf = (
  { authType, name, gender, birthdate, mobileno, ci, di, proof }: Identity,
  changed: Partial<Registration> = {},
): Registration => ({
  ci,
  di,
  proof,
  authType,
  userType: 'PERSONAL',
  name,
  gender: gender === '1' ? 'MALE' : 'FEMALE',
  birthday: birthdate,
  serviceId: 'newbie01',
  password: 'Fresh2026!b',
  email: 'new.person@naver.com',
  mobile: mobileno ?? '01011112222',
  termsAgree: { taService: true, taPrivacy: true, taPrivacyThirdParty: false, emailRcvDate: null, smsRcvDate: null },
  idTerms: [],
  address: null,
  corporation: null,
  ...changed,
  passwordConfirm: changed.passwordConfirm ?? changed.password ?? 'Fresh2026!b',
  registrationNumber: changed.registrationNumber ?? changed.corporation?.registrationNumber ?? null,
});

export const signUp = (app: Caller, body: Registration) => app.fetch('/api/v1/users/sign-up', post(body));

/** Returns the status and the result, or the error. */
export async function answerOf(response: Response): Promise<unknown> {
  if (!response.ok) return refusalOf(response);
  return { http: response.status, ...z.object({ data: z.unknown() }).parse(await response.json()) };
}

export const ok = (data: unknown) => ({ http: 200, data });

const oneOf = (value: string): '0' | '1' => (value === '1' ? '1' : '0');
