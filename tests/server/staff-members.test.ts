import { beforeEach, describe, expect, test } from 'vitest';
import type { FoundMember, LinkedMembership, MemberChange, MemberDetail } from '#contract/staff/member.ts';
import { staffMemberMessages } from '#contract/staff/member-messages.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { auditEntry } from '#server/db/staff-schema.ts';
import { startApp, type TestApp } from './lib/app.ts';
import { queuedMails } from './lib/mails.ts';
import { tokenOf } from './lib/read.ts';
import { answerIn, signedInStaff, type StaffCaller } from './lib/staff.ts';

let app: TestApp;
let park: StaffCaller;
beforeEach(async () => {
  app = await startApp();
  park = await signedInStaff(app, 'MEMBER', 'park', '박세나');
});

const search = async (by: string, text: string) =>
  (await answerIn(await park.post('/admin/api/members/search', { by, text }))) as FoundMember[];
const open = async (id: number) =>
  (await answerIn(await park.post(`/admin/api/members/${id}/open`, { reason: '전화 문의' }))) as MemberDetail;
const change = async (id: number, made: MemberChange, membership: LinkedMembership | null = null) =>
  (await answerIn(
    await park.post(`/admin/api/members/${id}/change`, { change: made, reason: '본인 요청', membership }),
  )) as MemberDetail;
const log = async () =>
  (await app.deps.db.select().from(auditEntry).orderBy(auditEntry.id))
    .slice(3)
    .map(({ staffName, action, subject, detail }) => [staffName, action, subject, detail]);
const idOf = async (serviceId: string) => (await search('serviceId', serviceId))[0]?.id ?? 0;

const newMembership: LinkedMembership = {
  number: '51-02-999999',
  goodsName: '주중회원권',
  customerName: '김하늘',
  regular: false,
};

describe('a search', () => {
  test.each([
    ['serviceId', 'MEMBER01'],
    ['name', '김하늘'],
    ['membership', '51-02-004417'],
  ])('by %s finds the member of exactly this text, masked', async (by, text) => {
    expect(await search(by, text)).toMatchObject([
      {
        serviceId: 'm******1',
        name: '김*늘',
        mobile: expect.stringMatching(/^\*{3}-\*{4}-\d{4}$/),
        userType: 'PERSONAL',
        companyApproval: null,
      },
    ]);
  });

  test('by a mobile number takes it in any notation', async () => {
    const { mobile } = await open(await idOf('member01'));
    const [found] = await search('mobile', `${mobile.slice(0, 3)}-${mobile.slice(3, 7)} ${mobile.slice(7)}`);
    expect(found?.serviceId).toBe('m******1');
  });

  test('by part of a name finds nobody, and the audit log has what was searched by, but not the text', async () => {
    expect(await search('name', '김')).toEqual([]);
    expect(await log()).toEqual([['박세나', 'MEMBERS_SEARCHED', '이름', '0명']]);
  });

  test('without a text is refused', async () => {
    expect(await search('name', ' ')).toEqual(['400', staffMemberMessages.textRequired]);
  });
});

describe('a member', () => {
  test('is opened with a reason, with memberships, consents and sessions, and without a password', async () => {
    const id = await idOf('member01');
    await tokenOf(app);
    const opened = await open(id);
    expect(opened).toMatchObject({
      id,
      serviceId: 'member01',
      name: '김하늘',
      company: null,
      isLocked: false,
      memberships: expect.arrayContaining([expect.objectContaining({ number: '51-02-004417' })]),
      sessions: [{ createdAt: '2026-11-20T09:00:00.000Z', device: expect.any(String) }],
    });
    expect(opened.consents.length).toBeGreaterThan(0);
    expect(JSON.stringify(opened)).not.toContain('plain:');
    expect((await log()).at(-1)).toEqual(['박세나', 'MEMBER_OPENED', `회원 ${id}번`, '전화 문의']);
  });

  test('is not opened without a reason, and an unknown one not at all', async () => {
    expect(await answerIn(await park.post('/admin/api/members/1/open', { reason: '' }))).toEqual([
      '400',
      staffMessages.reasonRequired,
    ]);
    expect(await open(999_999)).toEqual(['404', staffMemberMessages.unknown]);
  });
});

describe('a change', () => {
  test('links a membership, which the member then sees, and unlinks it', async () => {
    const id = await idOf('member01');
    const linked = await change(id, 'membershipLinked', newMembership);
    expect(linked.memberships).toContainEqual(newMembership);
    const seen = await answerIn(await app.get('/api/v1/my/memberships', await tokenOf(app)));
    expect(seen).toContainEqual({ MEMB_NO: '51-02-999999', GOODS_NAME: '주중회원권', CUSTM_NAME: '김하늘' });
    expect((await change(id, 'membershipUnlinked', newMembership)).memberships).not.toContainEqual(newMembership);
    expect((await log()).slice(1)).toEqual([
      ['박세나', 'MEMBER_CHANGED', `회원 ${id}번`, '회원권 연결 51-02-999999: 본인 요청'],
      ['박세나', 'MEMBER_CHANGED', `회원 ${id}번`, '회원권 연결 해제 51-02-999999: 본인 요청'],
    ]);
  });

  test('links no membership of another member, and unlinks none that the member does not have', async () => {
    const [one, other] = [await idOf('member01'), await idOf('corp0001')];
    const taken = { ...newMembership, number: '51-02-004417' };
    expect(await change(other, 'membershipLinked', taken)).toEqual(['409', staffMemberMessages.membershipTaken]);
    expect(await change(other, 'membershipUnlinked', taken)).toEqual(['409', staffMemberMessages.membershipMissing]);
    expect((await open(one)).memberships.map(({ number }) => number)).toContain('51-02-004417');
  });

  test.each([
    [{ number: '51-2-4417' }, staffMemberMessages.numberInvalid],
    [{ goodsName: ' ' }, staffMemberMessages.goodsRequired],
    [{ customerName: '' }, staffMemberMessages.customerRequired],
  ])('with %j is refused', async (wrong, message) => {
    expect(await change(1, 'membershipLinked', { ...newMembership, ...wrong })).toEqual(['400', message]);
  });

  test('approves and refuses the representative of a company, who is told by mail', async () => {
    const id = await idOf('corp0001');
    expect(await change(id, 'companyApproved')).toEqual(['409', staffMemberMessages.notPossible]);
    expect((await change(id, 'companyRefused')).company?.approval).toBe('REFUSED');
    expect((await change(id, 'companyApproved')).company?.approval).toBe('APPROVED');
    expect((await queuedMails(app)).slice(-2).map((mail) => mail?.subject)).toEqual([
      '[오크 리조트 골프] 법인회원 확인 결과 안내',
      '[오크 리조트 골프] 법인회원 확인 완료 안내',
    ]);
  });

  test('lifts the lock of an id', async () => {
    const id = await idOf('member01');
    expect(await change(id, 'lockLifted')).toEqual(['409', staffMemberMessages.notPossible]);
    for (let count = 0; count < 5; count += 1) await app.signIn('member01', 'wrong');
    expect([(await app.signIn('member01')).status, (await open(id)).isLocked]).toEqual([423, true]);
    expect((await change(id, 'lockLifted')).isLocked).toBe(false);
    expect((await app.signIn('member01')).status).toBe(200);
  });

  test('ends all sessions at once', async () => {
    const token = await tokenOf(app);
    expect((await change(await idOf('member01'), 'sessionsEnded')).sessions).toEqual([]);
    expect((await app.get('/api/v1/my/memberships', token)).status).toBe(401);
  });

  test('without a reason is refused', async () => {
    const made = await park.post('/admin/api/members/1/change', {
      change: 'sessionsEnded',
      reason: '',
      membership: null,
    });
    expect(await answerIn(made)).toEqual(['400', staffMessages.reasonRequired]);
  });
});
