import { niceSuccess } from '#contract/account/verification.ts';
import type { AuthType, Identity } from '#contract/account/verification.ts';
import { success } from '#contract/http/envelope.ts';
import type { Registration } from '#contract/account/sign-up.ts';
import * as z from 'zod/mini';
import type { outcomes } from '#server/sandbox/identity/person.ts';
import people from '#server/sandbox/content/people.json' with { type: 'json' };
import type { Caller } from './app.ts';
import { post } from './app.ts';
import { refusalOf } from './read.ts';

export type Person = (typeof people)[number];
type Outcome = keyof typeof outcomes;

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
  data: z.object({
    requestNumber: z.optional(z.string()),
    scprequest: z.optional(z.string()),
    secret: z.string(),
    action: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
});

/** A verification as the requesting page and its browser know it. */
export type Started = {
  readonly authType: AuthType;
  readonly requestNumber: string;
  readonly secret: string;
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Cookie of the browser. */
  readonly cookie: string;
};

/** The cookies that a response sets, as a browser sends them. */
const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .join('; ');

const browser = (cookie: string | undefined) => (cookie === undefined ? {} : { Cookie: cookie });

/** Requests a verification, in the browser with this cookie or in a new one. */
export async function startVerification(app: Caller, authType: AuthType = 'NICE', cookie?: string): Promise<Started> {
  const response = await app.fetch(checks[authType], { headers: browser(cookie) });
  const { data } = checked.parse(await response.json());
  const { secret, action, fields } = data;
  return {
    authType,
    requestNumber: data.requestNumber ?? data.scprequest ?? '',
    secret,
    action,
    fields,
    cookie: cookiesOf(response),
  };
}

/** The URL to which the provider sends its window back, and the fields of its answer. */
export type Answer = { readonly url: string; readonly fields: Readonly<Record<string, string>> };

/** Passes through the provider's window as this person. Returns its answer, which it sends by redirect. */
export async function answerTo(
  app: Caller,
  { action, fields, authType }: Started,
  person: Person = newcomer,
  outcome: Outcome = 'ok',
): Promise<Answer> {
  const submit = (path: string, body: Record<string, string>) =>
    app.fetch(path, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' });
  const { name, birthdate, gender, nationalinfo, mobileco, mobileno } = person;
  const shared = { name, birthdate, gender, nationalinfo, outcome };
  const typed = authType === 'NICE' ? { ...shared, mobileco, mobileno } : { ...shared, ipinId: 'ipin1' };
  const request = hiddenIn(await (await submit(action, { ...fields })).text(), 'request');
  const codePage = await (await submit('/sandbox/nice/code', { request, ...typed })).text();
  const code = /data-code>(\d{6})</.exec(codePage)?.[1] ?? '';
  const response = await submit('/sandbox/nice/confirm', { attempt: hiddenIn(codePage, 'attempt'), code });
  const location = new URL(response.headers.get('Location') ?? '', 'http://localhost');
  return { url: location.pathname, fields: Object.fromEntries(location.searchParams) };
}

const hiddenIn = (html: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="(.*?)"`).exec(html)?.[1] ?? '';

/** Opens the URL to which the provider redirects, in the browser with this cookie. */
export const open = (app: Caller, url: string, cookie: string | undefined) =>
  app.fetch(url, { headers: browser(cookie), redirect: 'manual' });

/** Returns the URL of an answer that is sent by GET. */
export const urlOf = ({ url, fields }: Answer) => `${url}?${new URLSearchParams(fields).toString()}`;

/** Returns the handle in the URL of the return page. */
export const handleIn = (response: Response): string | undefined =>
  new URL(response.headers.get('Location') ?? '', 'http://localhost').searchParams.get('handle') ?? undefined;

/** Returns the handle of a person's answer that has come back in the requesting browser. */
export async function cameBack(
  app: Caller,
  started: Started,
  person: Person = newcomer,
  outcome: Outcome = 'ok',
): Promise<string> {
  return handleIn(await open(app, urlOf(await answerTo(app, started, person, outcome)), started.cookie)) ?? '';
}

/** Redeems an answer as the requesting page does. */
export function redeem(
  app: Caller,
  { authType, requestNumber, secret, cookie }: Pick<Started, 'authType' | 'requestNumber' | 'secret' | 'cookie'>,
  handle: string | undefined,
) {
  const query = new URLSearchParams({ requestNumber, ...(handle !== undefined && { handle }) });
  return app.fetch(`${results[authType]}?${query.toString()}`, {
    headers: { 'Verification-Secret': secret, Cookie: cookie },
  });
}

/** Performs a whole verification. */
export async function verified(app: Caller, person: Person = newcomer, authType: AuthType = 'NICE'): Promise<Identity> {
  const started = await startVerification(app, authType);
  const response = await redeem(app, started, await cameBack(app, started, person));
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
