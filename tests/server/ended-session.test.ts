import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/http/endpoints.ts';
import { messages } from '#contract/shared/messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { sessionOf } from '#contract/http/token.ts';
import { sha256 } from '#server/crypto/digest.ts';
import { loginLock, member, passwordGrant, session, withdrawal } from '#server/db/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { listActivity } from '#server/services/access/activity.ts';
import { countBookings } from '#server/services/booking/count.ts';
import { listBookings } from '#server/services/booking/list.ts';
import { listConsents } from '#server/services/consent/list.ts';
import { readMember } from '#server/services/member/read.ts';
import { listMemberships } from '#server/services/membership/list.ts';
import { addPasskey } from '#server/services/passkey/add.ts';
import { creationKey, storeChallenge } from '#server/services/passkey/challenge.ts';
import { listPasskeys } from '#server/services/passkey/list.ts';
import { offerPasskey } from '#server/services/passkey/offer.ts';
import { removePasskey } from '#server/services/passkey/remove.ts';
import { renamePasskey } from '#server/services/passkey/rename.ts';
import { checkPassword } from '#server/services/password/check.ts';
import { modifyProfile } from '#server/services/profile/modify.ts';
import { endOneSession } from '#server/services/session/end-one.ts';
import { endOtherSessions } from '#server/services/session/end-others.ts';
import type { Session } from '#server/services/session/find.ts';
import { listSessions } from '#server/services/session/list.ts';
import { revokeSession } from '#server/services/session/revoke.ts';
import { cancelContactChange } from '#server/services/contact-change/cancel.ts';
import { confirmEmail } from '#server/services/contact-change/confirm-email.ts';
import { confirmMobile } from '#server/services/contact-change/confirm-mobile.ts';
import { listContactChanges } from '#server/services/contact-change/pending.ts';
import { sendEmailCode } from '#server/services/contact-change/send-code.ts';
import { readOwnData } from '#server/services/own-data/read.ts';
import { withdraw } from '#server/services/withdrawal/withdraw.ts';
import { passkeyCreation } from '#tests/fixtures/passkeys.ts';
import type { TestApp } from './lib/app.ts';
import { password, plainPasswords, post, secondApp, startApp } from './lib/app.ts';
import { createAuthenticator } from './lib/authenticator.ts';
import { dumpWithoutCounts } from './lib/dump.ts';
import { checkedToken, myPage, unchanged } from './lib/my.ts';
import { answerOf, ok, personNamed, verified } from './lib/person.ts';
import { refused, tokenOf } from './lib/read.ts';

const dead = refused(401, refusalMessages.invalidToken, { error: 'invalid_token' });
const query = { courseCode: '11', playDateFrom: '2026-01-01', playDateTo: '2026-12-31', membNo: 'b' } as const;

const { challenge: bytes } = passkeyCreation;
const client = { address: '203.0.113.7', device: 'Chrome · Windows' };

/** The result of each member call once its session is found. */
const handlers: Record<string, (deps: Deps, session: Session) => Promise<unknown>> = {
  signOut: revokeSession,
  me: (deps, { memberId }) => readMember(deps, memberId),
  memberships: listMemberships,
  bookings: (deps, current) => listBookings(deps, current, query),
  countBookings: (deps, current) => countBookings(deps, current, query),
  checkPassword: (deps, current) => checkPassword(deps, current, password),
  modifyProfile: (deps, current) => modifyProfile(deps, current, unchanged, client),
  contactChanges: listContactChanges,
  sendEmailCode,
  confirmEmail: (deps, current) => confirmEmail(deps, current, '123456', client),
  confirmMobile: (deps, current) => confirmMobile(deps, current, { ci: 'ci', di: 'di', proof: 'proof' }, client),
  cancelContactChange: (deps, current) => cancelContactChange(deps, current, 'EMAIL'),
  leave: (deps, current) => withdraw(deps, current, { reason: '기타', password }, client),
  consents: listConsents,
  sessions: listSessions,
  endSession: (deps, current) => endOneSession(deps, current, current.id),
  endOtherSessions,
  passkeys: listPasskeys,
  offerPasskey: (deps, current) => offerPasskey(deps, current, 'http://localhost'),
  addPasskey: async (deps, current) => {
    await storeChallenge(deps, creationKey(current.id), bytes);
    const attestation = createAuthenticator().create(passkeyCreation);
    return addPasskey(deps, current, { name: '내 휴대폰', attestation }, { client, origin: 'http://localhost' });
  },
  renamePasskey: (deps, current) => renamePasskey(deps, current, { id: 1, name: '내 휴대폰' }),
  removePasskey: (deps, current) => removePasskey(deps, current, 1, client),
  ownData: (deps, current) => readOwnData(deps, current, client),
  activity: (deps, current) => listActivity(deps, current, { page: 1 }),
};

const sessionWith = (sessionToken: string, memberId: number): Session => ({
  id: sessionOf(sessionToken),
  tokenHash: sha256(sessionToken),
  memberId,
});

let app: TestApp;
let token: string;
let current: Session;
beforeEach(async () => {
  app = await startApp();
  token = await tokenOf(app);
  current = sessionWith(token, 1);
});

/** The application of another process, in which `meanwhile` runs while a password is checked or hashed. */
const interrupted = (meanwhile: () => Promise<unknown>) =>
  secondApp(app.deps, {
    deps: {
      passwords: {
        verify: (hashed, typed) => meanwhile().then(() => plainPasswords.verify(hashed, typed)),
        hash: (typed) => meanwhile().then(() => plainPasswords.hash(typed)),
      },
    },
  });

const reasonOf = (error: unknown) =>
  error instanceof ApiError ? { code: error.code, message: error.message, error: error.error } : error;

describe('an authorized call', () => {
  test('is one of these', () => {
    expect(
      endpoints
        .filter(({ access }) => access === 'member')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(Object.keys(handlers).toSorted());
  });

  test.each(Object.entries(handlers).filter(([id]) => id !== 'signOut'))(
    'after its member has withdrawn is invalid_token: %s',
    async (_, handle) => {
      await app.deps.db.delete(member).where(eq(member.id, 1));
      const outcome = await handle(app.deps, current).catch(reasonOf);
      expect(outcome).toEqual({ code: '401', message: refusalMessages.invalidToken, error: 'invalid_token' });
    },
  );

  test.each([
    'checkPassword',
    'modifyProfile',
    'sendEmailCode',
    'confirmEmail',
    'confirmMobile',
    'cancelContactChange',
    'leave',
    'endSession',
    'endOtherSessions',
    'sessions',
  ])('after its session has ended is invalid_token and changes nothing: %s', async (id) => {
    await tokenOf(app);
    await app.deps.db.delete(session).where(eq(session.id, current.id));
    const before = await dumpWithoutCounts(app.deps.db);
    expect(await handlers[id]?.(app.deps, current).catch(reasonOf)).toEqual({
      code: '401',
      message: refusalMessages.invalidToken,
      error: 'invalid_token',
    });
    expect(await dumpWithoutCounts(app.deps.db)).toBe(before);
  });

  test('to log out after its session has ended succeeds without effect', async () => {
    await app.deps.db.delete(session);
    await expect(revokeSession(app.deps, current)).resolves.toBeUndefined();
  });
});

describe('while a password is being verified', () => {
  const leave = () => myPage(app, token).leave();
  const loggedOut = () => app.deps.db.delete(session).where(eq(session.id, current.id));

  test.each([
    ['the member leaves', leave],
    ['the session ends', loggedOut],
  ])('%s: the password check and the withdrawal are invalid_token', async (_, meanwhile) => {
    expect(await myPage(interrupted(meanwhile), token).checkPassword()).toEqual(dead);
    token = await app.signIn('normal01').then(() => tokenOf(app, 'normal01'));
    current = sessionWith(token, 4);
    const before = await app.deps.db.$count(withdrawal);
    const outcome = await myPage(interrupted(meanwhile), token).leave();
    expect(outcome).toEqual(dead);
    expect((await app.deps.db.$count(withdrawal)) - before).toBe(meanwhile === leave ? 1 : 0);
    expect(await app.deps.db.$count(passwordGrant)).toBe(0);
  });

  test.each([
    ['the member leaves', leave],
    ['the session ends', loggedOut],
  ])('%s: a profile change is invalid_token', async (_, meanwhile) => {
    token = await checkedToken(app, token);
    expect(await myPage(interrupted(meanwhile), token).modify({ ...unchanged, password: 'Fresh2026!b' })).toEqual(dead);
  });

  test('the member withdraws: the sign-in fails like one with a wrong password', async () => {
    expect(await answerOf(await interrupted(leave).signIn('member01'))).toEqual(
      refused(400, messages.wrongCredentials),
    );
  });

  test('the password is changed: the sign-in with the old one fails, and opens no session', async () => {
    const changed = () => myPage(app, token).change({ password: 'Fresh2026!b' });
    expect(await answerOf(await interrupted(changed).signIn('member01'))).toEqual(
      refused(400, messages.wrongCredentials),
    );
    expect(await app.deps.db.$count(session)).toBe(1);
  });
});

describe('at the same time', () => {
  test('a wrong password between the check and the withdrawal leaves no attempt count for the id', async () => {
    const { db } = app.deps;
    const transaction: Db['transaction'] = async (work, config) => {
      await app.signIn('member01', 'wrong');
      return db.transaction(work, config);
    };
    const slow: Db = Object.create(db, { transaction: { value: transaction } });
    expect(await myPage(secondApp(app.deps, { deps: { db: slow } }), token).leave()).toEqual(ok(null));
    expect(await db.$count(loginLock)).toBe(0);
  });

  test('of two withdrawals one succeeds and the other finds no session', async () => {
    const pages = [myPage(app, token), myPage(secondApp(app.deps), await tokenOf(app))];
    const outcomes = await Promise.all(pages.map((page) => page.leave()));
    expect(outcomes).toEqual(expect.arrayContaining([ok(null), dead]));
    expect(await app.deps.db.$count(withdrawal)).toBe(1);
  });

  test.each([
    ['member01', '김하늘'],
    ['normal01', '이바다'],
    ['leaver01', '정노을'],
  ])('while %s withdraws, no call fails with a server error', async (serviceId, name) => {
    const { ci, di } = await verified(app, personNamed(name));
    const userType = serviceId === 'normal01' ? 'NORMAL' : 'PERSONAL';
    const tokens = [await tokenOf(app, serviceId), await tokenOf(app, serviceId)];
    const pages = tokens.map((each, index) => myPage(index === 0 ? app : secondApp(app.deps), each));
    await Promise.all(pages.map((page) => page.checkPassword()));
    const reset = async () =>
      answerOf(await app.fetch('/api/v1/find/modify/password', post({ ci, di, userType, serviceId, password })));
    const outcomes = await Promise.all([
      reset(),
      ...pages.flatMap((page) => [
        page.leave(),
        page.modify({ ...unchanged, password }),
        page.me(),
        page.bookings(query),
        page.counts(query),
      ]),
      ...pages.flatMap((page) => [
        page.get('my/sessions'),
        page.get('my/consents'),
        page.endOthers(),
        page.checkPassword(),
      ]),
      answerOf(await app.signIn(serviceId)),
    ]);
    expect(outcomes).not.toContainEqual(expect.objectContaining({ http: 500 }));
    expect(outcomes).not.toContainEqual(expect.objectContaining({ http: 503 }));
  });
});
