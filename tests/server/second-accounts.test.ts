import { asc, eq, inArray, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountMessages } from '#contract/account/account-messages.ts';
import { success } from '#contract/http/envelope.ts';
import { messages } from '#contract/shared/messages.ts';
import { ownData } from '#contract/account/own-data.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { booking, member, membership, session, withdrawal, withdrawnId } from '#server/db/schema.ts';
import { updateDormancy } from '#server/services/dormancy/update.ts';
import { listClosedAccounts, reopenAccount } from '#server/services/member/doubles.ts';
import { masterKeys, password, plainPasswords, post, startApp, startOfTest, type TestApp } from './lib/app.ts';
import { queuedMails } from './lib/mails.ts';
import { myPage } from './lib/my.ts';
import { answerOf, ok, personNamed, registrationOf, signUp, verified } from './lib/person.ts';
import { refused, tokenOf } from './lib/read.ts';

const day = 86_400_000;
const closedAccount = refused(400, refusalMessages.closedAccount);
const ids = ['member01', 'normal01', 'sleeper01', 'corp0001'];

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const prepare = () => prepareDatabase(app.deps.db, { passwords: plainPasswords, masterKeys, now: startOfTest });
const idOf = async (serviceId: string) =>
  (await app.deps.db.select({ id: member.id }).from(member).where(eq(member.serviceId, serviceId)))[0]?.id ?? 0;
/** Returns each of the ids with that of the account that remains open instead. */
const accounts = async () => {
  const rows = await app.deps.db
    .select({ id: member.id, serviceId: member.serviceId, doubleOf: member.doubleOf })
    .from(member)
    .where(inArray(member.serviceId, ids))
    .orderBy(asc(member.id));
  return Object.fromEntries(
    rows.map(({ serviceId, doubleOf }) => [serviceId, rows.find(({ id }) => id === doubleOf)?.serviceId ?? null]),
  );
};

/**
 * Restores the state after a former release: member01, normal01 and sleeper01 are one person, who also acts for a
 * company.
 */
async function restoreDuplicates(lastSignIns: Record<string, Date> = {}) {
  const { db } = app.deps;
  const [member01] = await db.select().from(member).where(eq(member.serviceId, 'member01'));
  if (!member01) throw new Error('There is no member01.');
  await db.update(member).set({ personHash: null });
  await db.update(member).set({ di: member01.di, ciSealed: member01.ciSealed }).where(inArray(member.serviceId, ids));
  for (const [serviceId, lastSignInAt] of Object.entries(lastSignIns))
    await db.update(member).set({ lastSignInAt }).where(eq(member.serviceId, serviceId));
}

const daysLater = (days: number) => new Date(startOfTest.getTime() + days * day);
/** Closes two of three accounts; normal01 remains open. */
async function closeTwo() {
  await restoreDuplicates({ normal01: daysLater(2), member01: daysLater(1) });
  await prepare();
}

describe('the first start with one account for each person', () => {
  test('leaves the last used one open, and closes the person’s other ones except that for a company', async () => {
    await restoreDuplicates({ normal01: daysLater(2), member01: daysLater(1) });
    expect((await prepare()).closedDoubles).toBe(2);
    expect(await accounts()).toEqual({ member01: 'normal01', normal01: null, sleeper01: 'normal01', corp0001: null });
  });

  test('leaves the newest open if all were last used at the same time', async () => {
    await restoreDuplicates();
    await app.deps.db
      .update(member)
      .set({ createdAt: daysLater(1) })
      .where(eq(member.serviceId, 'member01'));
    await prepare();
    expect(await accounts()).toEqual({ member01: null, normal01: 'member01', sleeper01: 'member01', corp0001: null });
  });

  test('ends the sessions of the closed accounts, and retains all their other data', async () => {
    await tokenOf(app, 'member01');
    await tokenOf(app, 'normal01');
    const countRows = async () => [
      await app.deps.db.$count(booking),
      await app.deps.db.$count(membership),
      await app.deps.db.$count(member),
    ];
    const before = await countRows();
    await restoreDuplicates({ normal01: daysLater(2) });
    await prepare();
    expect(await countRows()).toEqual(before);
    expect(await app.deps.db.select({ memberId: session.memberId }).from(session)).toEqual([
      { memberId: await idOf('normal01') },
    ]);
  });

  test('stores the person of every member, and the next start closes nothing', async () => {
    await closeTwo();
    expect(await app.deps.db.$count(member, isNull(member.personHash))).toBe(0);
    expect((await prepare()).closedDoubles).toBe(0);
  });

  test('closes nothing if every person has one account', async () => {
    await app.deps.db.update(member).set({ personHash: null });
    expect((await prepare()).closedDoubles).toBe(0);
    expect(await app.deps.db.$count(member, isNull(member.doubleOf))).toBe(7);
  });
});

describe('a closed account', () => {
  beforeEach(closeTwo);

  test('is reported at the login with the right password only, and no session opens', async () => {
    expect(await answerOf(await app.signIn('member01'))).toEqual(closedAccount);
    expect(await answerOf(await app.signIn('member01', 'wrong'))).toEqual(refused(400, messages.wrongCredentials));
    expect(await app.deps.db.$count(session)).toBe(0);
    expect((await app.signIn('normal01')).status).toBe(200);
  });

  test('is not found any more, the open one is', async () => {
    const { ci, di, proof } = await verified(app, personNamed('김하늘'));
    const send = async (path: string, body: object) =>
      answerOf(await app.fetch(`/api/v1/${path}`, post({ ci, di, proof, ...body })));
    const unknown = refused(400, accountMessages.unknownMember);
    expect(await answerOf(await app.get('/api/v1/find/id-check?serviceId=member01&userType=PERSONAL'))).toEqual(
      unknown,
    );
    expect(
      await send('find/modify/password', { userType: 'PERSONAL', serviceId: 'member01', password: 'Maple-27!gate' }),
    ).toEqual(refused(400, accountMessages.invalidVerification));
    expect(await send('find/id', { userType: 'PERSONAL' })).toEqual(unknown);
    expect(await send('users/me/di', { userType: 'PERSONAL' })).toEqual(ok({ serviceId: 'normal01' }));
    expect(await send('find/id', { userType: 'NORMAL' })).toEqual(ok({ serviceId: 'normal01' }));
  });

  test('blocks its id for everyone, and a new account for its person', async () => {
    const join = async (name: string, serviceId: string) =>
      answerOf(await signUp(app, registrationOf(await verified(app, personNamed(name)), { serviceId })));
    expect([await join('남궁여울', 'member01'), await join('김하늘', 'newbie01')]).toEqual([
      refused(400, accountMessages.serviceIdTaken),
      refused(400, accountMessages.existingMember),
    ]);
  });

  test('gets no dormancy mail, and never becomes dormant', async () => {
    app.advance(500 * day);
    await updateDormancy(app.deps);
    app.advance(40 * day);
    await updateDormancy(app.deps);
    const { serviceId, email, dormant } = member;
    const [member01] = await app.deps.db
      .select({ serviceId, email, dormant })
      .from(member)
      .where(eq(member.serviceId, 'member01'));
    expect(member01?.dormant).toBe(false);
    expect((await queuedMails(app)).map((mail) => mail?.to)).not.toContain(member01?.email);
  });

  test('is in the downloaded data of its person', async () => {
    const page = myPage(app, await tokenOf(app, 'normal01'));
    await page.checkPassword();
    const { account, bookings, closedAccounts } = success(ownData.result).parse(
      await (await app.get(ownData.path, page.token())).json(),
    ).data;
    expect([account.serviceId, bookings.length]).toEqual(['normal01', 0]);
    expect(
      closedAccounts.map((each) => [
        each.account.serviceId,
        each.memberships.length,
        each.bookings.length,
        each.consents.length > 0,
      ]),
    ).toEqual([
      ['member01', 2, 240, true],
      ['sleeper01', 0, 0, true],
    ]);
  });

  test('is deleted with the open one when its person withdraws: its consents remain, and its id stays reserved for 30 days', async () => {
    expect(await myPage(app, await tokenOf(app, 'normal01')).leave()).toEqual(ok(null));
    expect(await accounts()).toEqual({ corp0001: null });
    expect([await app.deps.db.$count(withdrawal), await app.deps.db.$count(withdrawnId)]).toEqual([3, 3]);
    expect(await answerOf(await app.fetch('/api/v1/users/valid-id', post({ serviceId: 'member01' })))).toEqual(
      refused(400, accountMessages.serviceIdTaken),
    );
  });
});

describe('the operator', () => {
  beforeEach(closeTwo);

  test('lists the closed accounts, their data, and the ones left open', async () => {
    expect(await listClosedAccounts(app.deps)).toEqual([
      {
        serviceId: 'member01',
        userType: 'PERSONAL',
        memberships: 2,
        bookings: 240,
        openId: 'normal01',
        openUserType: 'NORMAL',
      },
      {
        serviceId: 'sleeper01',
        userType: 'PERSONAL',
        memberships: 0,
        bookings: 0,
        openId: 'normal01',
        openUserType: 'NORMAL',
      },
    ]);
  });

  test('opens a closed account, closes the other one and ends its sessions', async () => {
    const token = await tokenOf(app, 'normal01');
    expect(await reopenAccount(app.deps, 'MEMBER01')).toBe('normal01');
    expect(await accounts()).toEqual({ member01: null, normal01: 'member01', sleeper01: 'member01', corp0001: null });
    expect((await app.get('/api/v1/users/me', token)).status).toBe(401);
    expect([await answerOf(await app.signIn('normal01')), (await app.signIn('member01', password)).status]).toEqual([
      closedAccount,
      200,
    ]);
  });

  test('cannot open one that is open or unknown', async () => {
    const before = await accounts();
    expect([await reopenAccount(app.deps, 'normal01'), await reopenAccount(app.deps, 'nobody01')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await accounts()).toEqual(before);
  });
});
