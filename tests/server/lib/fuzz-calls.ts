import type { Endpoint } from '#contract/http/endpoint.ts';
import { endpoints } from '#contract/http/endpoints.ts';
import { failure } from '#contract/http/envelope.ts';
import { assertion, attestation, passkeyRequest } from '#tests/fixtures/passkeys.ts';
import type { Caller } from './app.ts';
import { post } from './app.ts';
import { altered, fieldsOf, missing, oddities } from './fuzz.ts';
import { newcomer, personNamed, registrationOf, startVerification, verified } from './person.ts';

const pairsEach = 5;
/** Node rejects a URL of more than 16 kB before it reaches the application, without a body. */
const addressTooLong = 431;
/** A key of a consultation with another text: every request with it is rejected. */
const keyed = { 'Idempotency-Key': 'taken-by-another-text' };
export type Sent = { readonly call: string; readonly path: string; readonly init: RequestInit };

/** The calls with parameters. */
export const callsWithParameters = endpoints.filter(({ body, query, params }) => body ?? query ?? params);

/** Calls with valid fields that are rejected only at the very end, so that an odd value gets as far as possible. */
export async function examples(app: Caller): Promise<Record<string, object>> {
  const newcomerIdentity = await verified(app, newcomer);
  const address = {
    postCode: '26304',
    address1: '치악숲로 210',
    address2: '101호',
    addressType: 'HOME',
    contact: '0337990101',
  } as const;
  const existingPerson = registrationOf(await verified(app, personNamed('김하늘')), { address, idTerms: [4] });
  const { requestNumber } = await startVerification(app);
  const done = { requestNumber, handle: 'a'.repeat(43) };
  const inquiry = {
    name: '가을',
    email: '',
    contact: '01012345678',
    postCode: '',
    address1: '',
    address2: '',
    inquirerType: 'PERSONAL',
    inquiryType: 'GOLF',
    contents: '문의',
  };
  await app.fetch('/api/v1/membership-inquiries/post', post({ ...inquiry, contents: '먼저 보낸 문의' }, keyed));
  const proof = {
    ci: newcomerIdentity.ci,
    di: newcomerIdentity.di,
    proof: newcomerIdentity.proof,
    userType: 'PERSONAL',
  };
  return {
    signIn: { serviceId: 'member01', password: 'wrong' },
    validId: { serviceId: 'member01' },
    findCorporation: { companyName: '없는회사', registrationNumber: '1234567891' },
    findId: proof,
    memberByDi: proof,
    checkId: { serviceId: 'nobody01', userType: 'PERSONAL' },
    modifyPassword: { ...proof, serviceId: 'member01', password: 'Fresh2026!b' },
    signUp: existingPerson,
    niceSuccess: done,
    ipinResult: done,
    bookings: { courseCode: '41', playDateFrom: '2026-01-01', playDateTo: '2026-12-31', membNo: 'a', statusCode: 'R' },
    countBookings: {
      courseCode: '41',
      playDateFrom: '2026-01-01',
      playDateTo: '2026-12-31',
      membNo: 'a',
      statusCode: 'R',
    },
    checkPassword: { password: 'wrong' },
    modifyProfile: {
      email: 'a@b.example',
      mobile: '01012345678',
      address,
      termsAgree: { emailRcv: true, smsRcv: true, emailRcvDate: null, smsRcvDate: null },
      corporation: null,
      password: 'Fresh2026!b',
    },
    endSession: { id: 'x'.repeat(43) },
    leave: { reason: '기타: 이사', password: 'wrong' },
    documentByType: { type: 'NONE' },
    documentById: { id: 99 },
    keyVisuals: { pageType: 'MAIN' },
    directions: { idGolfCC: 133 },
    courses: { idGolfCC: 133 },
    courseById: { id: 1321 },
    fees: { idGolfCC: 133 },
    bookingInfo: { idGolfCC: 133 },
    scheduleTables: { idGolfCC: 133 },
    guestInfo: { idGolfCC: 133 },
    terms: { idGolfCC: 133 },
    clubForecast: { idGolfCC: 133 },
    clubTeeTimes: { idGolfCC: 133, day: '2026-11-22' },
    specialOffers: { type: 'package', page: 1, size: 6, query: '%_', searchType: 'TITLE' },
    specialOfferById: { id: 9 },
    notices: { page: 1, size: 10, query: '공지', searchType: 'CONTENTS', ccType: 'ALL', category: 'ALL' },
    noticeById: { id: 999 },
    searchSite: { query: '공지 ㅇ%_' },
    sendInquiry: inquiry,
    reportFlowEnd: { flow: 'login', state: 'editing.clean' },
    reportPartnerFailure: { partner: 'postcode', reason: 'silent' },
    activity: { page: 1 },
    addPasskey: { name: '내 휴대폰', attestation },
    renamePasskey: { id: 1, name: '내 휴대폰' },
    removePasskey: { id: 1 },
    checkPasskey: { secret: passkeyRequest.secret, assertion },
    signInByPasskey: { ticket: passkeyRequest.secret },
    confirmEmail: { code: '123456' },
    confirmMobile: { ci: proof.ci, di: proof.di, proof: proof.proof },
    cancelContactChange: { kind: 'EMAIL' },
  };
}

function requestOf(endpoint: Endpoint, call: string, value: unknown): Sent {
  if (endpoint.body)
    return {
      call,
      path: endpoint.path,
      init: { ...post(value, endpoint.idempotent && keyed), method: endpoint.method },
    };
  const fields = Object.entries(value ?? {}).map(([name, field]): [string, string] => [
    name,
    typeof field === 'string' ? field : JSON.stringify(field),
  ]);
  const values = Object.fromEntries(fields);
  const path = endpoint.path.replace(/\{(\w+)\}/, (_, name: string) =>
    encodeURIComponent((values[name] ?? '').replaceAll(/\p{Surrogate}/gu, '\ufffd')),
  );
  const query = new URLSearchParams(fields.filter(([name]) => !endpoint.path.includes(`{${name}}`))).toString();
  return { call, path: query === '' ? path : `${path}?${query}`, init: {} };
}

/**
 * Returns requests with oddities in each field, oddities as the whole body, and pairs of fields chosen by a seed.
 * `nextOddities` returns those for the next of them: all by default.
 */
export function requestsOf(
  endpoint: Endpoint,
  example: object,
  pick: (bound: number) => number,
  nextOddities: () => readonly unknown[] = () => oddities,
): Sent[] {
  const fields = requestFieldsOf(endpoint);
  const single = fields.flatMap((path) =>
    nextOddities().map((value, index) =>
      requestOf(endpoint, `${endpoint.id} ${path.join('.')} #${index}`, altered(example, [{ path, value }])),
    ),
  );
  const wholeBodies = endpoint.body
    ? nextOddities().map((value, index) =>
        requestOf(endpoint, `${endpoint.id} #${index}`, value === missing ? '' : value),
      )
    : [];
  const pairs = Array.from({ length: pairsEach }, (_, index) => oddRequest(endpoint, example, pick, `pair ${index}`));
  return [...single, ...wholeBodies, ...pairs];
}

/** Returns a valid call with two odd values, which `pick` chooses. */
export function oddRequest(endpoint: Endpoint, example: object, pick: (bound: number) => number, name: string): Sent {
  const fields = requestFieldsOf(endpoint);
  const randomChange = () => ({ path: fields[pick(fields.length)] ?? [], value: oddities[pick(oddities.length)] });
  return requestOf(endpoint, `${endpoint.id} ${name}`, altered(example, [randomChange(), randomChange()]));
}

const requestFieldsOf = ({ body, query, params }: Endpoint) =>
  [body, query, params].flatMap((schema) => (schema ? fieldsOf(schema) : []));

/** Returns undefined if the contract allows the response, or else an error. */
export async function complaint(app: Caller, token: string, { call, path, init }: Sent): Promise<string | undefined> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  const response = await app.fetch(path, { ...init, headers });
  const text = await response.text();
  if (response.status === addressTooLong) return undefined;
  if (response.status === 200 || (response.status < 500 && failure.safeParse(JSON.parse(text)).success))
    return undefined;
  return `${call}: ${response.status} ${text.slice(0, 200)}`;
}
