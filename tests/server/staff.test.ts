import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { staffLimits } from '#contract/staff/staff.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { auditEntry, staff } from '#server/db/staff-schema.ts';
import { inviteStaff } from '#server/services/staff/invite.ts';
import { verifyAudit } from '#server/services/staff/verify-audit.ts';
import { post, startApp, type TestApp } from './lib/app.ts';
import { tokenOf } from './lib/read.ts';
import {
  answerIn as answer,
  codeOf,
  cookieOf,
  operator,
  signedInStaff,
  staffPassword,
  type StaffCaller,
} from './lib/staff.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const minute = 60_000;
const log = async () =>
  (await app.deps.db.select().from(auditEntry).orderBy(auditEntry.id)).map(({ staffName, action, subject, detail }) => [
    staffName,
    action,
    subject,
    detail,
  ]);
const signIn = (who: Pick<StaffCaller, 'loginId' | 'secret'>, typed: { password?: string; code?: string } = {}) =>
  app.fetch(
    '/admin/api/sign-in',
    post({ loginId: who.loginId, password: staffPassword, code: codeOf(who.secret, app.observed.time), ...typed }),
  );

describe('an invitation', () => {
  const invite = () => inviteStaff(app.deps, { loginId: 'kim', name: '김하나', role: 'CONSULTATION' }, operator);
  const open = (invitation: string) => app.fetch('/admin/api/invitation/open', post({ invitation }));
  const accept = (invitation: string, code: string, password = staffPassword) =>
    app.fetch('/admin/api/invitation/accept', post({ invitation, code, password }));

  test('shows the same secret however often it is opened; a code of it and a password log in', async () => {
    const { invitation } = await invite();
    const [first, again] = [await answer(await open(invitation)), await answer(await open(invitation))];
    expect(first).toEqual({
      loginId: 'kim',
      name: '김하나',
      role: 'CONSULTATION',
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      otpauthUrl: expect.stringContaining('otpauth://totp/'),
    });
    expect(again).toEqual(first);
    const { secret } = first as { secret: string };
    const accepted = await accept(invitation, codeOf(secret, app.observed.time));
    const cookie = cookieOf(accepted);
    expect(await answer(accepted)).toEqual({ id: 1, loginId: 'kim', name: '김하나', role: 'CONSULTATION' });
    expect(await answer(await app.fetch('/admin/api/me', { headers: { Cookie: cookie } }))).toEqual({
      id: 1,
      loginId: 'kim',
      name: '김하나',
      role: 'CONSULTATION',
    });
    expect(await log()).toEqual([
      ['운영자', 'STAFF_INVITED', 'kim', '상담'],
      ['김하나', 'INVITATION_ACCEPTED', 'kim', ''],
      ['김하나', 'SIGN_IN', 'kim', ''],
    ]);
  });

  test('can be used once, and within a day', async () => {
    const { invitation } = await invite();
    const { secret } = (await answer(await open(invitation))) as { secret: string };
    await accept(invitation, codeOf(secret, app.observed.time));
    const used = ['400', staffMessages.invitationInvalid];
    expect(await answer(await open(invitation))).toEqual(used);
    expect(await answer(await accept(invitation, codeOf(secret, app.observed.time)))).toEqual(used);
    const late = await inviteStaff(app.deps, { loginId: 'lee', name: '이두리', role: 'VIEWER' }, operator);
    app.advance(staffLimits.invitationMs);
    expect(await answer(await open(late.invitation))).toEqual(used);
  });

  test('needs a code of the app, and a password of 15 characters that is not guessable', async () => {
    const { invitation } = await invite();
    const { secret } = (await answer(await open(invitation))) as { secret: string };
    const code = codeOf(secret, app.observed.time);
    const wrongCode = code === '000000' ? '000001' : '000000';
    expect(await answer(await accept(invitation, wrongCode))).toEqual(['400', staffMessages.wrongCode]);
    expect(await answer(await accept(invitation, code, 'short password'))).toEqual([
      '400',
      staffMessages.passwordTooShort,
    ]);
    expect(await answer(await accept(invitation, code, 'passwordpassword'))).toEqual([
      '400',
      refusalMessages.guessablePassword,
    ]);
    expect(await answer(await accept(invitation, code))).toMatchObject({ loginId: 'kim' });
  });

  test('for an id that exists is refused', async () => {
    await invite();
    await expect(invite()).rejects.toThrow(staffMessages.idTaken);
  });
});

describe('a login', () => {
  let kim: StaffCaller;
  beforeEach(async () => {
    kim = await signedInStaff(app, 'CONSULTATION', 'kim', '김하나');
    app.advance(minute);
  });

  test('takes the password and a code that was not used before, each code once', async () => {
    const signedIn = await signIn(kim);
    expect([signedIn.status, signedIn.headers.getSetCookie()]).toEqual([
      200,
      [
        expect.stringMatching(/^staff-device=.*HttpOnly; SameSite=Strict$/),
        expect.stringMatching(/^staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/),
      ],
    ]);
    expect(await answer(await signIn(kim))).toEqual(['400', staffMessages.wrongCredentials]);
    app.advance(30_000);
    expect((await signIn(kim)).status).toBe(200);
  });

  test.each([
    ['password', { password: 'wooden tea tray 42' }],
    ['code', { code: '000000' }],
  ])('with a wrong %s does not say what was wrong, and is in the audit log', async (_, typed) => {
    expect(await answer(await signIn(kim, typed))).toEqual(['400', staffMessages.wrongCredentials]);
    expect((await log()).at(-1)).toEqual(['', 'SIGN_IN_FAILED', 'kim', '']);
  });

  test('of an unknown id fails in the same way, and is not in the audit log', async () => {
    const before = await log();
    expect(await answer(await signIn({ ...kim, loginId: 'park' }))).toEqual(['400', staffMessages.wrongCredentials]);
    expect(await log()).toEqual(before);
  });

  test('is locked for half an hour after the fifth wrong one, on other devices than the known one', async () => {
    const device = (await signIn(kim)).headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    app.advance(minute);
    for (let count = 0; count < 4; count += 1) await signIn(kim, { password: 'wrong' });
    expect((await signIn(kim, { password: 'wrong' })).status).toBe(423);
    expect((await signIn(kim)).status).toBe(423);
    const known = await app.fetch(
      '/admin/api/sign-in',
      post(
        { loginId: 'kim', password: staffPassword, code: codeOf(kim.secret, app.observed.time) },
        { Cookie: device },
      ),
    );
    expect(known.status).toBe(200);
    app.advance(30 * minute);
    expect((await signIn(kim)).status).toBe(200);
  });
});

describe('a session', () => {
  const over = ['401', staffMessages.sessionEnded];

  test('ends after 15 minutes without a call, after 12 hours in any case, and with the logout', async () => {
    const kim = await signedInStaff(app, 'VIEWER', 'kim');
    app.advance(14 * minute);
    expect(await answer(await kim.get('/admin/api/me'))).toMatchObject({ loginId: 'kim' });
    app.advance(15 * minute);
    expect(await answer(await kim.get('/admin/api/me'))).toEqual(over);
    const lee = await signedInStaff(app, 'VIEWER', 'lee');
    for (let passed = 0; passed < 12 * 60; passed += 10) {
      expect((await lee.get('/admin/api/me')).status).toBe(200);
      app.advance(10 * minute);
    }
    expect(await answer(await lee.get('/admin/api/me'))).toEqual(over);
    const park = await signedInStaff(app, 'VIEWER', 'park');
    const ended = await park.post('/admin/api/sign-out');
    expect([await answer(ended), cookieOf(ended)]).toEqual([null, 'staff=']);
    expect(await answer(await park.get('/admin/api/me'))).toEqual(over);
  });

  test('is not that of a member: a token opens nothing', async () => {
    expect(await answer(await app.get('/admin/api/me', await tokenOf(app)))).toEqual(over);
  });

  test('of a disabled member of the staff ends at once, as does that of one who is invited again', async () => {
    const admin = await signedInStaff(app, 'ADMIN', 'admin');
    const [kim, lee] = [await signedInStaff(app, 'VIEWER', 'kim'), await signedInStaff(app, 'VIEWER', 'lee')];
    expect(
      await answer(await admin.post(`/admin/api/staff/${kim.id}/change`, { role: 'VIEWER', isDisabled: true })),
    ).toBeNull();
    expect(await answer(await kim.get('/admin/api/me'))).toEqual(over);
    app.advance(minute);
    expect((await signIn(kim)).status).toBe(400);
    expect(await answer(await admin.post(`/admin/api/staff/${lee.id}/reinvite`))).toMatchObject({
      invitation: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await answer(await lee.get('/admin/api/me'))).toEqual(over);
    expect((await signIn(lee)).status).toBe(400);
  });

  test('has the role of this moment', async () => {
    const admin = await signedInStaff(app, 'ADMIN', 'admin');
    const kim = await signedInStaff(app, 'VIEWER', 'kim');
    expect((await kim.get('/admin/api/assignees')).status).toBe(403);
    await admin.post(`/admin/api/staff/${kim.id}/change`, { role: 'CONSULTATION', isDisabled: false });
    expect((await kim.get('/admin/api/assignees')).status).toBe(200);
  });
});

test('the last administrator stays one', async () => {
  const admin = await signedInStaff(app, 'ADMIN', 'admin');
  await inviteStaff(app.deps, { loginId: 'second', name: '둘째', role: 'ADMIN' }, operator);
  const last = ['400', staffMessages.lastAdmin];
  for (const change of [
    { role: 'ADMIN', isDisabled: true },
    { role: 'VIEWER', isDisabled: false },
  ])
    expect(await answer(await admin.post(`/admin/api/staff/${admin.id}/change`, change))).toEqual(last);
  const other = await signedInStaff(app, 'ADMIN', 'other');
  expect(
    await answer(await admin.post(`/admin/api/staff/${admin.id}/change`, { role: 'VIEWER', isDisabled: false })),
  ).toBeNull();
  expect(await answer(await other.get('/admin/api/staff'))).toMatchObject([
    { loginId: 'admin', role: 'VIEWER', state: 'ACTIVE' },
    { loginId: 'other', role: 'ADMIN', state: 'ACTIVE' },
    { loginId: 'second', role: 'ADMIN', state: 'INVITED' },
  ]);
});

describe('the audit log', () => {
  test('lists 50 entries at a time, newest first, of one action or all', async () => {
    const admin = await signedInStaff(app, 'ADMIN', 'admin');
    for (let count = 0; count < 50; count += 1) await app.deps.db.transaction((tx) => record(tx, String(count)));
    const first = (await answer(await admin.get('/admin/api/audit'))) as {
      entries: { id: number }[];
      hasMore: boolean;
    };
    expect([first.entries.length, first.hasMore, first.entries[0]?.id]).toEqual([50, true, 53]);
    const rest = await answer(await admin.get(`/admin/api/audit?before=${first.entries.at(-1)?.id}`));
    expect(rest).toMatchObject({ entries: [{ id: 3 }, { id: 2 }, { id: 1 }], hasMore: false });
    expect(await answer(await admin.get('/admin/api/audit?action=SIGN_IN'))).toMatchObject({
      entries: [{ id: 3, staff: 'admin', action: 'SIGN_IN', subject: 'admin' }],
    });
  });

  const record = async (tx: TestApp['deps']['db'], subject: string) => {
    const { recordAudit } = await import('#server/services/staff/audit.ts');
    await recordAudit({ ...app.deps, db: tx }, { by: operator, action: 'STAFF_CHANGED', subject, detail: '' });
  };
  const asSuperuser = (statement: ReturnType<typeof sql>) =>
    app.deps.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(statement);
    });

  test('refuses to be changed', async () => {
    await signedInStaff(app, 'ADMIN', 'admin');
    for (const change of [
      app.deps.db.update(auditEntry).set({ detail: '고침' }),
      app.deps.db.delete(auditEntry).where(eq(auditEntry.id, 1)),
      app.deps.db.execute(sql`truncate audit_entry`),
    ])
      await expect(Promise.resolve(change)).rejects.toMatchObject({
        cause: { message: 'Entries of the audit log are never changed or deleted.' },
      });
    expect((await log()).length).toBe(3);
  });

  test('reveals an entry that was changed or removed all the same', async () => {
    await signedInStaff(app, 'ADMIN', 'admin');
    const whole = await verifyAudit(app.deps);
    expect(whole).toMatchObject({ kind: 'intact', entries: 3, containsExpected: true });
    await asSuperuser(sql`delete from audit_entry where id = 3`);
    expect(await verifyAudit(app.deps, whole.kind === 'intact' ? whole.hash : '')).toMatchObject({
      kind: 'intact',
      entries: 2,
      containsExpected: false,
    });
    await asSuperuser(sql`update audit_entry set detail = 'VIEWER' where id = 1`);
    expect(await verifyAudit(app.deps)).toEqual({ kind: 'broken', id: 1 });
    await asSuperuser(sql`delete from audit_entry where id = 1`);
    expect(await verifyAudit(app.deps)).toEqual({ kind: 'broken', id: 1 });
  });

  test('has no gap when many things happen at the same time', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => app.deps.db.transaction((tx) => record(tx, String(index)))),
    );
    expect(await verifyAudit(app.deps)).toMatchObject({ kind: 'intact', entries: 10 });
  });
});

test('secrets of authenticator apps and invitations are not stored as they are', async () => {
  const { invitation } = await inviteStaff(app.deps, { loginId: 'kim', name: '김하나', role: 'VIEWER' }, operator);
  const kim = await signedInStaff(app, 'VIEWER', 'lee');
  const stored = JSON.stringify(await app.deps.db.select().from(staff));
  expect(
    [invitation, kim.secret, staffPassword].filter((secret) =>
      stored.replaceAll(`plain:${staffPassword}`, '').includes(secret),
    ),
  ).toEqual([]);
});

describe('the sandbox', () => {
  const invite = (role: string, target = app) =>
    target.fetch('/sandbox/staff', { method: 'POST', body: new URLSearchParams({ role }) });

  test('invites with any role, and shows the code of the authenticator app', async () => {
    const invited = await invite('CONSULTATION');
    const invitation = (invited.headers.get('Location') ?? '').replace('/admin/invitation#', '');
    expect([invited.status, invitation]).toEqual([303, expect.stringMatching(/^[\w-]{43}$/)]);
    const { secret } = (await answer(await app.fetch('/admin/api/invitation/open', post({ invitation })))) as {
      secret: string;
    };
    expect(await (await app.get('/sandbox/staff')).text()).toContain(
      `<strong>${codeOf(secret, app.observed.time)}</strong>`,
    );
    expect((await invite('BOSS')).status).toBe(400);
  });

  test('links to the invitation where the back office has an address of its own', async () => {
    const apart = await startApp({ env: { ADMIN_PORT: 3001, ADMIN_URL: 'https://staff.example' } });
    expect(await (await invite('ADMIN', apart)).text()).toMatch(
      /<a href="https:\/\/staff\.example\/admin\/invitation#[\w-]{43}">/,
    );
  });

  test('does not exist for a site with real members', async () => {
    const site = await startApp({ env: { SANDBOX: 'off' } });
    expect([(await invite('ADMIN', site)).status, (await site.get('/sandbox/staff')).status]).toEqual([404, 404]);
  });
});
