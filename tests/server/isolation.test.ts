import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/http/endpoint.ts';
import { endpoints } from '#contract/http/endpoints.ts';
import { messages } from '#contract/shared/messages.ts';
import { contactChangeLimits } from '#contract/account/contact-change.ts';
import { sessionOf } from '#contract/http/token.ts';
import {
  booking,
  consent,
  contactChange,
  member,
  memberAddress,
  membership,
  passkey,
  passwordGrant,
  session,
} from '#server/db/schema.ts';
import { emailCodeHash } from '#server/services/contact-change/code.ts';
import type { TestApp } from './lib/app.ts';
import { bearer, password, post, startApp } from './lib/app.ts';
import { createAuthenticator } from './lib/authenticator.ts';
import { added, offered } from './lib/passkeys.ts';
import { checkedToken, myPage, unchanged } from './lib/my.ts';
import { personNamed, verified } from './lib/person.ts';
import { refusalOf, refused, tokenOf } from './lib/read.ts';

/** Requests of another member, corp0001, with the first member's numbers and details as parameters. */
type Case = { readonly query?: Record<string, string>; readonly body?: object };

const company = { companyName: '오크상사', registrationNumber: '1234567891' };
const range = { playDateFrom: '2025-01-01', playDateTo: '2027-12-31', memberId: '1', serviceId: 'member01' };

const cases: Record<string, Case> = {
  signOut: { body: { serviceId: 'member01', memberId: 1 } },
  me: { query: { memberId: '1', serviceId: 'member01' } },
  memberships: { query: { memberId: '1', MEMB_NO: '51-02-004417' } },
  bookings: { query: { ...range, membNo: '51-02-004417' } },
  countBookings: { query: { ...range, membNo: '51-02-004417' } },
  checkPassword: { body: { password, serviceId: 'member01', memberId: 1 } },
  modifyProfile: {
    body: {
      ...unchanged,
      address: null,
      corporation: company,
      password: 'Fresh2026!b',
      serviceId: 'member01',
      memberId: 1,
      id: 1,
    },
  },
  contactChanges: { query: { memberId: '1' } },
  sendEmailCode: { body: { memberId: 1 } },
  confirmEmail: { body: { code: '123456', memberId: 1 } },
  confirmMobile: {},
  cancelContactChange: { body: { kind: 'EMAIL', memberId: 1 } },
  leave: { body: { reason: '기타', password, serviceId: 'member01', memberId: 1 } },
  consents: { query: { memberId: '1' } },
  sessions: { query: { memberId: '1' } },
  endSession: { body: { id: '' } },
  endOtherSessions: { body: { memberId: 1 } },
  passkeys: { query: { memberId: '1' } },
  offerPasskey: { body: { memberId: 1 } },
  addPasskey: {},
  renamePasskey: {},
  removePasskey: {},
  ownData: {},
  activity: { query: { memberId: '1' } },
};

const memberEndpoints = endpoints.filter(({ access }) => access === 'member');
const secrets = [
  '김하늘',
  'member01',
  '51-02-004417',
  '61-11-000982',
  '치악숲로',
  '101동',
  '0337990101',
  'Safari · iPhone',
  '하늘의 휴대폰',
  'haneul2@gmail.com',
  '01098765432',
];
const companyMobile = '01011112222';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';

let app: TestApp;
let ownToken: string;
let otherToken: string;
beforeEach(async () => {
  app = await startApp();
  ownToken = await app.signIn('member01', password, { 'User-Agent': iPhone }).then(() => tokenOf(app));
  cases['endSession'] = { body: { id: sessionOf(ownToken) } };
  ownToken = await checkedToken(app, ownToken);
  otherToken = await checkedToken(app, await tokenOf(app, 'corp0001'));
  const { id } = await added(app, ownToken, createAuthenticator(), '하늘의 휴대폰');
  const { id: otherId } = await added(app, otherToken, createAuthenticator());
  await changeContacts();
  cases['renamePasskey'] = { body: { id: otherId, name: '새 이름', memberId: 1 } };
  cases['removePasskey'] = { body: { id } };
  const attestation = createAuthenticator().create(await offered(app, otherToken));
  cases['addPasskey'] = { body: { name: '새 패스키', attestation, memberId: 1 } };
});

/** Both members have entered other contact details; the code of either is the same. */
async function changeContacts() {
  const { db, keys, now } = app.deps;
  const pending = (memberId: number, email: string, mobile: string): (typeof contactChange.$inferInsert)[] => {
    const at = new Date(now().getTime() - contactChangeLimits.resendMs);
    const requested = { memberId, requestedAt: at, expiresAt: new Date(at.getTime() + contactChangeLimits.durationMs) };
    const codeHash = emailCodeHash(keys, memberId, email, '123456');
    return [
      { ...requested, kind: 'EMAIL', value: email, codeHash, codeSentAt: at, codes: 1 },
      { ...requested, kind: 'MOBILE', value: mobile },
    ];
  };
  await db
    .insert(contactChange)
    .values([...pending(1, 'haneul2@gmail.com', '01098765432'), ...pending(2, 'company@gmail.com', companyMobile)]);
  const { ci, di, proof } = await verified(app, { ...personNamed('오한결'), mobileno: companyMobile });
  cases['confirmMobile'] = { body: { ci, di, proof, memberId: 1 } };
}

/** Returns everything that the database contains about the first member. */
async function rowsOfFirst() {
  const { db } = app.deps;
  const sessions = await db.select().from(session).where(eq(session.memberId, 1)).orderBy(session.id);
  const grants = await db
    .select()
    .from(passwordGrant)
    .where(
      inArray(
        passwordGrant.sessionId,
        sessions.map(({ id }) => id),
      ),
    );
  const rows = [member, memberAddress, membership, consent, contactChange, booking, passkey].map((table) =>
    db
      .select()
      .from(table)
      .where(eq('memberId' in table ? table.memberId : table.id, 1))
      .orderBy('id' in table ? table.id : 'kind' in table ? table.kind : table.memberId),
  );
  return { sessions, grants, rows: await Promise.all(rows) };
}

const send = (endpoint: Endpoint, { query, body }: Case, token?: string) =>
  app.fetch(query ? `${endpoint.path}?${new URLSearchParams(query).toString()}` : endpoint.path, {
    ...(body ? post(body, bearer(token)) : { headers: bearer(token) }),
    method: endpoint.method,
  });

test('every member call is covered here', () => {
  expect(memberEndpoints.map(({ id }) => id).toSorted()).toEqual(Object.keys(cases).toSorted());
  expect(memberEndpoints.filter(({ path }) => !/^\/api\/v1\/(my|users)\//.test(path))).toEqual([]);
});

describe.each(memberEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  test('with another member’s token reads, changes and ends nothing of the first member', async () => {
    const before = await rowsOfFirst();
    const response = await send(endpoint, cases[id] ?? {}, otherToken);
    const text = await response.text();
    expect({ http: response.status, revealed: secrets.filter((secret) => text.includes(secret)) }).toEqual({
      http: 200,
      revealed: [],
    });
    expect(await rowsOfFirst()).toEqual(before);
    expect((await app.get('/api/v1/users/me', ownToken)).status).toBe(200);
  });

  test('without a token requires a login and changes nothing', async () => {
    const before = await rowsOfFirst();
    expect(await refusalOf(await send(endpoint, cases[id] ?? {}))).toEqual(refused(401, messages.loginRequired));
    expect(await rowsOfFirst()).toEqual(before);
  });
});

test.each(['b', 'a', '51-21-000118'])(
  'each member sees only their own bookings made on each other’s numbers (%s)',
  async (membNo) => {
    const row = {
      guestName: '김하늘의손님',
      propertyNo: '41',
      playDate: '2026-05-05',
      playTime: '0712',
      holes: '18',
      status: 'I',
    } as const;
    await app.deps.db.insert(booking).values({ ...row, memberId: 1, membershipNumber: '51-21-000118' });
    const response = JSON.stringify(
      await myPage(app, otherToken).bookings({ playDateFrom: '2025-01-01', playDateTo: '2027-12-31', membNo }),
    );
    expect(response).toContain('51-21-000118');
    expect(response).not.toContain('김하늘');
  },
);
