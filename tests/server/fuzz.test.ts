import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { failure } from '#contract/envelope.ts';
import { member } from '#server/db/schema.ts';
import type { TestApp } from './lib/app.ts';
import { post, startApp } from './lib/app.ts';
import { dumpWithoutCounts } from './lib/dump.ts';
import { altered, fieldsOf, missing, numbers, oddities } from './lib/fuzz.ts';
import { answerAbout, asked, newcomer, personNamed, registrationOf, returnTo, verified } from './lib/person.ts';
import { tokenOf } from './lib/read.ts';

const fewest = 5_000;
const atOnce = 20;
const pairsEach = 20;
/** The member who sends them all, and whose password none of them is. */
const guarded = 'locked01';
type Sent = { readonly call: string; readonly path: string; readonly init: RequestInit };

/** Calls that are right in every field and refused at the very end, so that an odd value comes as far as it can. */
async function examples(app: TestApp): Promise<Record<string, object>> {
  const stranger = await verified(app, newcomer);
  const address = { postCode: '26304', address1: '치악숲로 210', address2: '101호', addressType: 'HOME', contact: '0337990101' } as const;
  const known = registrationOf(await verified(app, personNamed('김하늘')), { address, idTerms: [4] });
  const requestNumber = await asked(app);
  const done = { requestNumber, enc_data: answerAbout(requestNumber, newcomer) };
  await returnTo(app, done);
  const proof = { ci: stranger.ci, di: stranger.di, userType: 'PERSONAL' };
  return {
    signIn: { serviceId: 'member01', password: 'wrong' },
    validId: { serviceId: 'member01' },
    findCorporation: { companyName: '없는회사', registrationNumber: '1234567891' },
    findId: proof,
    memberByDi: proof,
    checkId: { serviceId: 'nobody01', userType: 'PERSONAL' },
    modifyPassword: { ...proof, serviceId: 'member01', password: 'Fresh2026!b' },
    signUp: known,
    niceSuccess: done,
    ipinResult: done,
    bookings: { courseCode: '41', playDateFrom: '2026-01-01', playDateTo: '2026-12-31', membNo: 'a', statusCode: 'R' },
    countBookings: { courseCode: '41', playDateFrom: '2026-01-01', playDateTo: '2026-12-31', membNo: 'a', statusCode: 'R' },
    checkPassword: { password: 'wrong' },
    modifyProfile: { email: 'a@b.example', mobile: '01012345678', address, termsAgree: { emailRcv: true, smsRcv: true, emailRcvDate: null, smsRcvDate: null }, corporation: null, password: 'Fresh2026!b' },
    leave: { reason: '기타: 이사', password: 'wrong' },
    documentByType: { type: 'NONE' },
    documentById: { id: 99 },
  };
}

function requestOf(endpoint: Endpoint, call: string, value: unknown): Sent {
  if (endpoint.body) return { call, path: endpoint.path, init: { ...post(value), method: endpoint.method } };
  const fields = Object.entries(value ?? {}).map(([name, field]): [string, string] => [name, typeof field === 'string' ? field : JSON.stringify(field)]);
  if (endpoint.params) return { call, path: endpoint.path.replace(/\{\w+\}/, encodeURIComponent(fields[0]?.[1].replaceAll(/\p{Surrogate}/gu, '\ufffd') ?? '')), init: {} };
  return { call, path: `${endpoint.path}?${new URLSearchParams(fields).toString()}`, init: {} };
}

/** Each field with each oddity, each oddity as the whole body, and pairs of fields that a seed picks. */
function requestsOf(endpoint: Endpoint, example: object, pick: (bound: number) => number): Sent[] {
  const fields = [endpoint.body, endpoint.query, endpoint.params].flatMap((part) => (part ? fieldsOf(part) : []));
  const single = fields.flatMap((path) =>
    oddities.map((value, index) => requestOf(endpoint, `${endpoint.id} ${path.join('.')} #${index}`, altered(example, [{ path, value }]))),
  );
  const whole = endpoint.body ? oddities.map((value, index) => requestOf(endpoint, `${endpoint.id} #${index}`, value === missing ? '' : value)) : [];
  const one = () => ({ path: fields[pick(fields.length)] ?? [], value: oddities[pick(oddities.length)] });
  const pairs = Array.from({ length: pairsEach }, (_, index) => requestOf(endpoint, `${endpoint.id} pair ${index}`, altered(example, [one(), one()])));
  return [...single, ...whole, ...pairs];
}

/** Nothing when the answer is one that the contract allows. */
async function complaint(app: TestApp, token: string, { call, path, init }: Sent): Promise<string | undefined> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  const response = await app.fetch(path, { ...init, headers });
  const text = await response.text();
  if (response.status === 200 || (response.status < 500 && failure.safeParse(JSON.parse(text)).success)) return undefined;
  return `${call}: ${response.status} ${text.slice(0, 200)}`;
}

test('no call answers oddities with a server error, and none leaves anything behind', { timeout: 120_000 }, async () => {
  const app = await startApp({ env: { SIGN_IN_RATE_PER_MINUTE: 100_000, LOOKUP_RATE_PER_MINUTE: 100_000 } });
  const token = await tokenOf(app, guarded);
  await app.deps.db.update(member).set({ passwordHash: 'none of the oddities' }).where(eq(member.serviceId, guarded));
  const example = await examples(app);
  const pick = numbers(2_026);
  const asking = endpoints.filter(({ body, query, params }) => body ?? query ?? params);
  expect(asking.map(({ id }) => id).toSorted()).toEqual(Object.keys(example).toSorted());
  const requests = asking.flatMap((endpoint) => requestsOf(endpoint, example[endpoint.id] ?? {}, pick));
  expect(requests.length).toBeGreaterThanOrEqual(fewest);
  const before = await dumpWithoutCounts(app.deps.db);
  const complaints = [];
  for (let start = 0; start < requests.length; start += atOnce) {
    complaints.push(...(await Promise.all(requests.slice(start, start + atOnce).map((each) => complaint(app, token, each)))));
  }
  expect(complaints.filter((each) => each !== undefined)).toEqual([]);
  expect(await dumpWithoutCounts(app.deps.db)).toBe(before);
});
