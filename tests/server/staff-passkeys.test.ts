import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { passkeyLimits } from '#contract/account/passkey-limits.ts';
import { passkeyListMessages } from '#contract/account/passkey-list-messages.ts';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import { checkPasskey } from '#contract/account/passkey-sign-in.ts';
import {
  addStaffPasskey,
  offerStaffPasskey,
  removeStaffPasskey,
  renameStaffPasskey,
  signInByStaffPasskey,
  staffPasskeys,
} from '#contract/staff/passkey.ts';
import { staffLimits } from '#contract/staff/staff.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { createAdminApp } from '#server/admin/admin-app.ts';
import { auditEntry, staffPasskey, staffSession } from '#server/db/staff-schema.ts';
import { post, startApp, startOfTest, type TestApp } from './lib/app.ts';
import { certified, createAuthenticator, type Authenticator } from './lib/authenticator.ts';
import { memberWithPasskey, requested as requestedByMember } from './lib/passkeys.ts';
import { answerIn, codeOf, cookieOf, signedInStaff, staffPassword, type StaffCaller } from './lib/staff.ts';
import { added, attested, offered, requested, signInWith } from './lib/staff-passkeys.ts';

const minute = 60_000;
const now = startOfTest.toISOString();
const refused = ['400', passkeyMessages.refused];
const notAdded = ['400', passkeyListMessages.notAdded];
const expired = ['400', passkeyMessages.expired];
const over = ['401', staffMessages.sessionEnded];

let app: TestApp;
let kim: StaffCaller;
let phone: Authenticator;
beforeEach(async () => {
  app = await startApp();
  kim = await signedInStaff(app, 'CONSULTATION', 'kim', '김하나');
  phone = createAuthenticator();
});

const log = async () =>
  (await app.deps.db.select().from(auditEntry).orderBy(auditEntry.id))
    .slice(3)
    .map(({ staffName, action, subject, detail }) => [staffName, action, subject, detail]);
const listed = async (caller = kim) => answerIn(await caller.get(staffPasskeys.path));
const stored = () => app.deps.db.$count(staffPasskey);
const signInByPassword = (typed: { password?: string } = {}, headers: Record<string, string> = {}) =>
  app.fetch(
    '/admin/api/sign-in',
    post({ loginId: 'kim', password: staffPassword, code: codeOf(kim.secret, app.observed.time), ...typed }, headers),
  );

describe('adding', () => {
  const add = async (attestation: unknown, caller = kim) =>
    answerIn(await caller.post(addStaffPasskey.path, { name: '내 휴대폰', attestation }));

  test('the offer demands a discoverable passkey with user verification, for an account that is told apart from a member’s', async () => {
    expect(await offered(kim)).toMatchObject({
      rp: { id: 'localhost', name: '오크 리조트 골프 업무 화면' },
      user: { id: expect.stringMatching(/^[\w-]{43}$/), name: 'kim', displayName: '김하나 (업무 화면)' },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
  });

  test('a passkey is listed with its name, and is in the audit log; the next offer excludes it', async () => {
    const expected = { id: 1, name: '내 휴대폰', createdAt: now, lastUsedAt: null };
    expect([await added(kim, phone), await listed(), await log()]).toEqual([
      expected,
      [expected],
      [['김하나', 'PASSKEY_ADDED', 'kim', '내 휴대폰']],
    ]);
    expect((await offered(kim)).excludeCredentials).toMatchObject([
      { id: phone.id, transports: ['hybrid', 'internal'] },
    ]);
  });

  test.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['no user verification', { isVerified: false }],
    ['another challenge', { challenge: 'b3RoZXI' }],
  ])('%s is refused, nothing is stored, and the challenge is used up', async (_, ceremony) => {
    const offer = await offered(kim);
    expect(await add(phone.create(offer, ceremony))).toEqual(notAdded);
    expect(await add(phone.create(offer))).toEqual(expired);
    expect([await stored(), await log()]).toEqual([0, []]);
  });

  test('an attestation by a certificate is refused', async () => {
    const offer = await offered(kim);
    expect(await add(phone.create(offer, {}, certified(Buffer.from('certificate'))))).toEqual(notAdded);
  });

  test('the offer is for its session, and for five minutes', async () => {
    const attestation = await attested(kim, phone);
    const lee = await signedInStaff(app, 'VIEWER', 'lee');
    expect(await add(attestation, lee)).toEqual(expired);
    app.advance(passkeyLimits.challengeMs);
    expect(await add(attestation)).toEqual(expired);
  });

  test('a passkey belongs to one account, and an account has at most ten', async () => {
    await added(kim, phone);
    const lee = await signedInStaff(app, 'VIEWER', 'lee');
    expect(await add(await attested(lee, phone), lee)).toEqual(['400', passkeyMessages.alreadyAdded]);
    for (let count = 1; count < passkeyLimits.perMember; count += 1) await added(kim, createAuthenticator());
    expect(await answerIn(await kim.post(offerStaffPasskey.path))).toEqual(['400', passkeyListMessages.tooMany]);
  });

  test('and removing need a login within ten minutes, by password or passkey; the list and a new name do not', async () => {
    const { id } = await added(kim, phone);
    app.advance(staffLimits.freshMs - 1);
    expect((await kim.post(offerStaffPasskey.path)).status).toBe(200);
    app.advance(1);
    const stale = ['401', staffMessages.signInAgain];
    expect([
      await answerIn(await kim.post(offerStaffPasskey.path)),
      await answerIn(await kim.post(removeStaffPasskey.path, { id })),
      (await kim.post(renameStaffPasskey.path, { id, name: '업무 휴대폰' })).status,
      (await kim.get(staffPasskeys.path)).status,
    ]).toEqual([stale, stale, 200, 200]);
    const cookie = cookieOf(await signInWith(app, phone, { headers: { Cookie: kim.cookie } }));
    expect((await app.fetch(offerStaffPasskey.path, post({}, { Cookie: cookie }))).status).toBe(200);
    expect(await answerIn(await kim.get('/admin/api/me'))).toEqual(over);
  });

  test('a session that ended meanwhile adds nothing', async () => {
    const attestation = await attested(kim, phone);
    await app.deps.db.delete(staffSession).where(eq(staffSession.staffId, kim.id));
    expect([await add(attestation), await stored()]).toEqual([over, 0]);
  });
});

describe('a listed passkey', () => {
  test('is renamed and removed, once, with an entry in the audit log', async () => {
    const { id } = await added(kim, phone);
    expect(await answerIn(await kim.post(renameStaffPasskey.path, { id, name: ' 업무 휴대폰 ' }))).toMatchObject({
      id,
      name: '업무 휴대폰',
    });
    for (const _ of [1, 2]) expect(await answerIn(await kim.post(removeStaffPasskey.path, { id }))).toBeNull();
    expect(await answerIn(await kim.post(renameStaffPasskey.path, { id, name: '다시' }))).toEqual([
      '400',
      passkeyListMessages.gone,
    ]);
    expect([await listed(), (await log()).slice(1)]).toEqual([
      [],
      [
        ['김하나', 'PASSKEY_RENAMED', 'kim', '업무 휴대폰'],
        ['김하나', 'PASSKEY_REMOVED', 'kim', '업무 휴대폰'],
      ],
    ]);
    expect(await answerIn(await signInWith(app, phone))).toEqual(refused);
  });

  test('of another account is neither seen, renamed nor removed', async () => {
    const { id } = await added(kim, phone);
    const admin = await signedInStaff(app, 'ADMIN');
    expect([
      await listed(admin),
      await answerIn(await admin.post(renameStaffPasskey.path, { id, name: '내 것' })),
      await answerIn(await admin.post(removeStaffPasskey.path, { id })),
      await stored(),
    ]).toEqual([[], ['400', passkeyListMessages.gone], null, 1]);
  });

  test.each([
    ['disables the account', 'change', { role: 'CONSULTATION', isDisabled: true }],
    ['invites again', 'reinvite', {}],
  ])('is removed when an administrator %s', async (_, call, body) => {
    await added(kim, phone);
    const admin = await signedInStaff(app, 'ADMIN');
    const own = createAuthenticator();
    await added(admin, own);
    expect((await admin.post(`/admin/api/staff/${kim.id}/${call}`, body)).status).toBe(200);
    expect([await answerIn(await signInWith(app, phone)), await stored()]).toEqual([refused, 1]);
    await admin.post(`/admin/api/staff/${kim.id}/change`, { role: 'CONSULTATION', isDisabled: false });
    expect(await answerIn(await signInWith(app, phone))).toEqual(refused);
    expect((await signInWith(app, own)).status).toBe(200);
  });
});

describe('a login with a passkey', () => {
  beforeEach(async () => void (await added(kim, phone)));

  test('takes the place of password and code: it opens the same session, makes the device known, and is in the audit log', async () => {
    app.advance(minute);
    const signedIn = await signInWith(app, phone);
    expect([await answerIn(signedIn.clone()), signedIn.headers.getSetCookie()]).toEqual([
      { id: kim.id, loginId: 'kim', name: '김하나', role: 'CONSULTATION' },
      [
        expect.stringMatching(/^staff-device=.*HttpOnly; SameSite=Strict$/),
        expect.stringMatching(/^staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/),
      ],
    ]);
    const cookie = cookieOf(signedIn);
    const get = (path: string) => app.fetch(path, { headers: { Cookie: cookie } });
    expect([(await get('/admin/api/assignees')).status, (await get('/admin/api/audit')).status]).toEqual([200, 403]);
    expect(await answerIn(await get(staffPasskeys.path))).toMatchObject([
      { lastUsedAt: new Date(startOfTest.getTime() + minute).toISOString() },
    ]);
    expect((await log()).at(-1)).toEqual(['김하나', 'SIGN_IN', 'kim', '패스키: 내 휴대폰']);
    app.advance(staffLimits.idleMs);
    expect(await answerIn(await get('/admin/api/me'))).toEqual(over);
  });

  test('ends the session that it takes the place of, as a login by password does', async () => {
    const byPasskey = cookieOf(await signInWith(app, phone, { headers: { Cookie: kim.cookie } }));
    app.advance(minute);
    const byPassword = cookieOf(await signInByPassword({}, { Cookie: byPasskey }));
    const whether = async (cookie: string) =>
      (await app.fetch('/admin/api/me', { headers: { Cookie: cookie } })).status;
    expect([await whether(kim.cookie), await whether(byPasskey), await whether(byPassword)]).toEqual([401, 401, 200]);
  });

  test.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['no user verification', { isVerified: false }],
    ['another challenge', { challenge: 'b3RoZXI' }],
  ])('from %s is refused, and is in the audit log', async (_, ceremony) => {
    expect(await answerIn(await signInWith(app, phone, ceremony))).toEqual(refused);
    expect((await log()).at(-1)).toEqual(['', 'SIGN_IN_FAILED', 'kim', '패스키: 내 휴대폰']);
  });

  test('by an unknown passkey, or in another name, is refused alike', async () => {
    const before = await log();
    const unknown = createAuthenticator();
    await attested(kim, unknown);
    expect(await answerIn(await signInWith(app, unknown))).toEqual(refused);
    expect(await log()).toEqual(before);
    const { secret, options } = await requested(app);
    const assertion = phone.get({ options }, {}, 'c29tZWJvZHkgZWxzZQ');
    expect(await answerIn(await app.fetch(signInByStaffPasskey.path, post({ secret, assertion })))).toEqual(refused);
  });

  test('takes a challenge once, within five minutes', async () => {
    const { secret, options } = await requested(app);
    const send = async () =>
      answerIn(await app.fetch(signInByStaffPasskey.path, post({ secret, assertion: phone.get({ options }) })));
    expect([await send(), await send()]).toEqual([expect.objectContaining({ loginId: 'kim' }), expired]);
    const late = await requested(app);
    app.advance(passkeyLimits.challengeMs);
    const body = { secret: late.secret, assertion: phone.get(late) };
    expect(await answerIn(await app.fetch(signInByStaffPasskey.path, post(body)))).toEqual(expired);
  });

  test('with a counter that stays, as that of a copy would, is refused', async () => {
    expect((await signInWith(app, phone, { counter: 5 })).status).toBe(200);
    expect(await answerIn(await signInWith(app, phone, { counter: 5 }))).toEqual(refused);
    expect((await signInWith(app, phone, { counter: 6 })).status).toBe(200);
  });

  test('of an id that wrong passwords have locked is locked, except on a device that knows it', async () => {
    const device = (await signInWith(app, phone)).headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    for (let count = 0; count < 5; count += 1) await signInByPassword({ password: 'wrong' });
    const locked = await signInWith(app, phone);
    expect([locked.status, locked.headers.get('Retry-After')]).toEqual([423, '1800']);
    expect((await signInWith(app, phone, { headers: { Cookie: device } })).status).toBe(200);
    app.advance(30 * minute);
    expect((await signInWith(app, phone)).status).toBe(200);
  });

  test('and one of members know nothing of each other', async () => {
    const { authenticator } = await memberWithPasskey(app);
    expect(await answerIn(await signInWith(app, authenticator))).toEqual(refused);
    const { secret, options } = await requestedByMember(app);
    const assertion = phone.get({ options });
    expect(await answerIn(await app.fetch(checkPasskey.path, post({ secret, assertion })))).toEqual(refused);
    const mixed = await requestedByMember(app);
    const body = { secret: mixed.secret, assertion: phone.get(mixed) };
    expect(await answerIn(await app.fetch(signInByStaffPasskey.path, post(body)))).toEqual(expired);
  });
});

test('on a port of its own the back office is the site of ADMIN_URL, whatever the URL of the public site is', async () => {
  const env = { ADMIN_PORT: 3001, ADMIN_URL: 'https://staff.example', SITE_URL: 'https://golf.example' };
  const { deps } = await startApp({ env });
  const admin = createAdminApp(deps);
  const fetch = (path: string, { headers, ...init }: RequestInit = {}) =>
    Promise.resolve(
      admin.request(
        `http://10.0.0.5:3001${path}`,
        { ...init, headers: { ...Object.fromEntries(new Headers(headers)), Host: 'staff.example' } },
        { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
      ),
    );
  const ours = { origin: 'https://staff.example', rpId: 'staff.example' };
  const signedIn = await signedInStaff({ ...app, deps, fetch }, 'VIEWER', 'park');
  const cookie = await hostCookie(deps);
  const send = (path: string, body: unknown = {}) => fetch(path, post(body, { Cookie: cookie }));
  const offer = offerStaffPasskey.result.parse(await answerIn(await send(offerStaffPasskey.path)));
  expect(offer.rp.id).toBe('staff.example');
  const add = (attestation: unknown) => send(addStaffPasskey.path, { name: '내 휴대폰', attestation });
  expect(await answerIn(await add(phone.create(offer, { ...ours, origin: 'https://golf.example' })))).toEqual(notAdded);
  const again = offerStaffPasskey.result.parse(await answerIn(await send(offerStaffPasskey.path)));
  expect((await add(phone.create(again, ours))).status).toBe(200);
  expect((await signInWith({ fetch }, phone, ours)).status).toBe(200);
  expect(await answerIn(await signInWith({ fetch }, phone, { ...ours, origin: 'https://staff.example:8443' }))).toEqual(
    refused,
  );

  /** The cookie of a new session, which browsers get with the prefix of HTTPS. */
  async function hostCookie({ db }: TestApp['deps']) {
    const { createStaffSession } = await import('#server/services/staff/session.ts');
    return `__Host-staff=${await createStaffSession({ db, now: deps.now }, signedIn.id)}`;
  }
});
