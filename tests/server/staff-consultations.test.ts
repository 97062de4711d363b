import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  consultationStates,
  exportConsultations,
  handleConsultation,
  handlingEvents,
  needsText,
  type ConsultationDetail,
  type ConsultationRow,
  type HandlingEvent,
} from '#contract/staff/consultation.ts';
import { consultationMessages } from '#contract/staff/consultation-messages.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { handlingOf } from '#machines/lifecycles/consultation-handling.machine.ts';
import { inquiryAccess, mail, membershipInquiry } from '#server/db/schema.ts';
import { auditEntry, handlingStep, publication } from '#server/db/staff-schema.ts';
import { answerDueAt } from '#server/services/inquiry/due.ts';
import { receiveInquiry } from '#server/services/inquiry/receive.ts';
import { purge } from '#server/services/purge.ts';
import { startApp, type TestApp } from './lib/app.ts';
import { inquiry } from './lib/inquiry.ts';
import { queuedMails } from './lib/mails.ts';
import { answerIn, signedInStaff, type StaffCaller } from './lib/staff.ts';

let app: TestApp;
let kim: StaffCaller;
beforeEach(async () => {
  app = await startApp();
  kim = await signedInStaff(app, 'CONSULTATION', 'kim', '김하나');
});

const day = 86_400_000;
const receive = (changed: Partial<typeof inquiry> = {}) => receiveInquiry(app.deps, { ...inquiry, ...changed });
const open = async (id = 1, reason = '답변 준비', who = kim) =>
  answerIn(await who.post(`/admin/api/consultations/${id}/open`, { reason }));
const handle = async (event: HandlingEvent, given: { version: number; text?: string; assignee?: number }, who = kim) =>
  answerIn(await who.post('/admin/api/consultations/1/handle', { text: '', assignee: null, ...given, event }));
const list = async (query = '', who = kim) =>
  (await answerIn(await who.get(`/admin/api/consultations${query}`))) as { rows: ConsultationRow[]; hasMore: boolean };
const idsOf = async (query: string) => (await list(query)).rows.map(({ id }) => id);
const detailOf = (answer: unknown) => handleConsultation.result.parse(answer);
const stepsOf = ({ steps }: ConsultationDetail) => steps.map(({ staff, event, text }) => [staff, event, text]);
const log = async () =>
  (await app.deps.db.select().from(auditEntry).orderBy(auditEntry.id))
    .slice(3)
    .map(({ staffName, action, subject, detail }) => [staffName, action, subject, detail]);

describe('an answer', () => {
  test.each([
    ['a Friday evening', '2026-11-20T09:00:00Z', '2026-11-24T09:00:00.000Z'],
    ['a Saturday', '2026-11-21T03:00:00Z', '2026-11-24T09:00:00.000Z'],
    ['a Monday just after midnight in Korea', '2026-11-22T15:10:00Z', '2026-11-25T09:00:00.000Z'],
    ['a Wednesday', '2026-11-25T03:00:00Z', '2026-11-27T09:00:00.000Z'],
  ])('to a consultation of %s is due at six in the evening of the second working day', (_, from, due) => {
    expect(answerDueAt(new Date(from)).toISOString()).toBe(due);
  });
});

describe('the list', () => {
  test('has the open consultations, oldest first, without personal data', async () => {
    await receive();
    expect(await list()).toEqual({
      rows: [
        {
          id: 1,
          receivedAt: '2026-11-20T09:00:00.000Z',
          dueAt: '2026-11-24T09:00:00.000Z',
          isOverdue: false,
          inquirerType: 'CORPORATION',
          inquiryType: 'GOLF',
          state: 'received',
          assignee: null,
          version: 0,
        },
      ],
      hasMore: false,
    });
  });

  test('is filtered by state, assignee, lateness and kind, in both orders', async () => {
    await receive();
    await receive({ inquiryType: 'CONDO' });
    await handle('assigned', { version: 0, assignee: kim.id });
    expect(
      await Promise.all(['', '?order=newest', '?filter=mine', '?inquiryType=CONDO', '?filter=overdue'].map(idsOf)),
    ).toEqual([[1, 2], [2, 1], [1], [2], []]);
    await handle('called', { version: 1, text: '전화로 안내' });
    app.advance(4 * day);
    kim = await signedInStaff(app, 'CONSULTATION', 'kim2');
    expect(
      await Promise.all(['', '?filter=overdue', '?filter=answered', '?filter=closed', '?filter=all'].map(idsOf)),
    ).toEqual([[2], [2], [1], [], [1, 2]]);
  });

  test('continues after the last consultation of a page', async () => {
    for (let count = 0; count < 52; count += 1) await receive();
    const first = await list();
    expect([first.rows.length, first.hasMore]).toEqual([50, true]);
    expect(await list('?after=50')).toMatchObject({ rows: [{ id: 51 }, { id: 52 }], hasMore: false });
    expect(await idsOf('?after=3&order=newest')).toEqual([2, 1]);
  });
});

describe('a consultation', () => {
  test('is opened with a reason, which is recorded; the list and the database do not show what it contains', async () => {
    await receive();
    expect(await open()).toEqual({
      ...(await list()).rows[0],
      name: inquiry.name,
      contact: inquiry.contact,
      email: inquiry.email,
      postCode: inquiry.postCode,
      address1: inquiry.address1,
      address2: inquiry.address2,
      contents: inquiry.contents,
      steps: [],
    });
    expect(await open(1, '  ')).toEqual(['400', staffMessages.reasonRequired]);
    expect(await open(7)).toEqual(['404', consultationMessages.unknown]);
    expect(await log()).toEqual([['김하나', 'CONSULTATION_OPENED', '상담 1번', '답변 준비']]);
    expect(
      await app.deps.db.select({ operator: inquiryAccess.operator, reason: inquiryAccess.reason }).from(inquiryAccess),
    ).toEqual([{ operator: '김하나', reason: '답변 준비' }]);
  });

  test('is taken, noted, answered by mail and closed; each step is in its history and in the audit log', async () => {
    await receive();
    await handle('assigned', { version: 0, assignee: kim.id });
    await handle('noted', { version: 1, text: '주중 구좌 시세 확인' });
    const mailed = detailOf(await handle('mailed', { version: 2, text: '두 구좌는\n\n이렇습니다.' }));
    expect([mailed.state, mailed.assignee, mailed.version]).toEqual(['answered', { id: kim.id, name: '김하나' }, 3]);
    const closed = detailOf(await handle('closed', { version: 3, text: '계약 완료' }));
    expect([closed.state, stepsOf(closed)]).toEqual([
      'closed',
      [
        ['김하나', 'assigned', ''],
        ['김하나', 'noted', '주중 구좌 시세 확인'],
        ['김하나', 'mailed', '두 구좌는\n\n이렇습니다.'],
        ['김하나', 'closed', '계약 완료'],
      ],
    ]);
    expect((await queuedMails(app)).at(-1)).toEqual({
      to: inquiry.email,
      subject: '[오크 리조트 골프] 회원권 상담 답변',
      text: `오크 리조트 골프에서 알려 드립니다.

남궁 새벽 님께서 2026.11.20에 신청하신 골프 회원권 상담에 답변 드립니다.

두 구좌는

이렇습니다.

이 이메일은 발신 전용입니다. 문의는 고객센터(1588-7676)로 연락해 주세요.
`,
    });
    expect((await log()).map(([, action, , detail]) => [action, detail])).toEqual([
      ['CONSULTATION_HANDLED', '담당 지정'],
      ['CONSULTATION_HANDLED', '메모'],
      ['CONSULTATION_HANDLED', '이메일 답변'],
      ['CONSULTATION_HANDLED', '종결'],
    ]);
    const stored = JSON.stringify(await app.deps.db.select().from(handlingStep));
    expect(stored).not.toContain('시세');
  });

  test('that was reopened is due anew, and stays with its assignee', async () => {
    await receive();
    await handle('assigned', { version: 0, assignee: kim.id });
    await handle('called', { version: 1, text: '통화' });
    app.advance(4 * day);
    kim = await signedInStaff(app, 'CONSULTATION', 'kim2', '김하나');
    const reopened = detailOf(await handle('reopened', { version: 2, text: '다시 전화 요청' }));
    expect([reopened.state, reopened.assignee?.name, reopened.isOverdue, reopened.dueAt]).toEqual([
      'assigned',
      '김하나',
      false,
      '2026-11-26T09:00:00.000Z',
    ]);
  });

  test('that another one has changed meanwhile is not changed, and no mail is sent', async () => {
    await receive();
    await handle('assigned', { version: 0, assignee: kim.id });
    await handle('noted', { version: 1, text: '메모' });
    const mails = await app.deps.db.$count(mail);
    expect(await handle('mailed', { version: 1, text: '답변' })).toEqual(['409', consultationMessages.changed]);
    expect(await app.deps.db.$count(mail)).toBe(mails);
  });

  test('handled by two at the same time takes one of both steps', async () => {
    await receive();
    const lee = await signedInStaff(app, 'CONSULTATION', 'lee', '이두리');
    const both = await Promise.all([
      handle('assigned', { version: 0, assignee: kim.id }),
      handle('assigned', { version: 0, assignee: lee.id }, lee),
    ]);
    expect(
      both.filter((answer) => JSON.stringify(answer) === JSON.stringify(['409', consultationMessages.changed])),
    ).toHaveLength(1);
  });

  test.each(['noted', 'mailed', 'called', 'closed', 'reopened'] as const)('is not %s without a text', async (event) => {
    await receive();
    expect(await handle(event, { version: 0, text: ' ' })).toEqual(['400', consultationMessages.textRequired]);
  });

  test('is assigned to no one who cannot handle it', async () => {
    await receive();
    const viewer = await signedInStaff(app, 'VIEWER', 'viewer');
    const admin = await signedInStaff(app, 'ADMIN', 'admin');
    expect(await handle('assigned', { version: 0 }, admin)).toEqual(['400', consultationMessages.assigneeRequired]);
    expect(await handle('assigned', { version: 0, assignee: viewer.id }, admin)).toEqual([
      '400',
      consultationMessages.unknownAssignee,
    ]);
    expect(await answerIn(await kim.get('/admin/api/assignees'))).toEqual([
      { id: admin.id, name: 'admin' },
      { id: kim.id, name: '김하나' },
    ]);
  });

  test('is deleted after a year with the steps of its handling', async () => {
    await receive();
    await handle('noted', { version: 0, text: '메모' });
    app.advance(366 * day);
    await purge(app.deps);
    expect([await app.deps.db.$count(membershipInquiry), await app.deps.db.$count(handlingStep)]).toEqual([0, 0]);
  });
});

describe('the server allows what the statechart allows, and nothing else', () => {
  const situations = consultationStates.flatMap((state) =>
    (['kim', 'lee', 'nobody'] as const).flatMap((owner) =>
      // Nobody has a consultation that was received, and someone has one that is being handled.
      (state === 'received') === (owner === 'nobody') || state === 'answered' || state === 'closed'
        ? [[state, owner] as const]
        : [],
    ),
  );

  test.each(situations)('%s, of %s', async (state, owner) => {
    await receive({ email: '' });
    const lee = await signedInStaff(app, 'CONSULTATION', 'lee', '이두리');
    const admin = await signedInStaff(app, 'ADMIN', 'admin');
    const assigneeId = { kim: kim.id, lee: lee.id, nobody: null }[owner];
    for (const hasEmail of [true, false])
      for (const who of [kim, admin])
        for (const event of handlingEvents) {
          const sealed = app.deps.keys.seal(
            'consultation',
            JSON.stringify({ ...inquiry, email: hasEmail ? inquiry.email : '' }),
          );
          await app.deps.db
            .update(membershipInquiry)
            .set({ state, assigneeId, version: 0, sealed })
            .where(eq(membershipInquiry.id, 1));
          const by = { id: who.id, mayAssign: who === admin };
          const isAllowed = handlingOf({ state, isOverdue: false, assignee: assigneeId, hasEmail }).can(
            event === 'assigned' ? { type: event, by, to: kim.id } : { type: event, by },
          );
          const answer = await handle(
            event,
            { version: 0, text: needsText(event) ? '내용' : '', assignee: kim.id },
            who,
          );
          expect([event, who.name, hasEmail, Array.isArray(answer) ? answer : 'done']).toEqual([
            event,
            who.name,
            hasEmail,
            isAllowed ? 'done' : ['409', consultationMessages.notPossible],
          ]);
        }
  });
});

describe('the export', () => {
  const exportRange = async (body: object, who = kim) =>
    answerIn(await who.post('/admin/api/consultations/export', { reason: '월말 보고', ...body }));

  test('has the days of the range in Korea, and is recorded', async () => {
    await receive();
    app.advance(14 * 60_000);
    await receive();
    const exported = await exportRange({ from: '2026-11-20', to: '2026-11-20' });
    expect(exported).toMatchObject({ count: 2, csv: expect.stringContaining(inquiry.contact) });
    expect(await log()).toEqual([
      ['김하나', 'CONSULTATIONS_EXPORTED', '상담 2건, 2026-11-20 ~ 2026-11-20', '월말 보고'],
    ]);
    expect(await app.deps.db.$count(inquiryAccess)).toBe(2);
    expect(await exportRange({ from: '2026-11-21', to: '2026-11-22' })).toMatchObject({ count: 0 });
  });

  test('has state, assignee and last answer of a consultation that was answered, reopened and closed', async () => {
    await receive();
    const formula = await signedInStaff(app, 'CONSULTATION', 'formula', '=1+1');
    await handle('assigned', { version: 0, assignee: formula.id }, formula);
    await handle('mailed', { version: 1, text: '답변' }, formula);
    app.advance(60_000);
    await handle('reopened', { version: 2, text: '다시 문의' }, formula);
    await handle('closed', { version: 3, text: '통화로 마침' }, formula);
    const { csv } = exportConsultations.result.parse(await exportRange({ from: '2026-11-20', to: '2026-11-20' }));
    const [header, row] = parse(csv, { bom: true });
    expect([header?.slice(-3), row?.slice(-3)]).toEqual([
      ['상태', '담당', '마지막 답변(시각과 사람)'],
      ['종결', "'=1+1", '2026.11.20 18:00 =1+1'],
    ]);
  });

  test('of a reversed range, without a reason, or of more than a thousand is refused', async () => {
    expect(await exportRange({ from: '2026-11-21', to: '2026-11-20' })).toEqual([
      '400',
      consultationMessages.rangeReversed,
    ]);
    expect(await exportRange({ from: '2026-11-20', to: '2026-11-20', reason: '' })).toEqual([
      '400',
      staffMessages.reasonRequired,
    ]);
    const sealed = app.deps.keys.seal('consultation', JSON.stringify(inquiry));
    const at = app.deps.now();
    await app.deps.db.insert(membershipInquiry).values(
      Array.from({ length: 1_001 }, () => ({
        receivedAt: at,
        dueAt: at,
        inquirerType: 'PERSONAL' as const,
        inquiryType: 'GOLF' as const,
        sealed,
      })),
    );
    expect(await exportRange({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['400', consultationMessages.tooMany]);
    expect(await log()).toEqual([]);
  });
});

test('the overview counts what waits, failed mails, and sign-ups and logins by day', async () => {
  await receive();
  await receive();
  await handle('assigned', { version: 0, assignee: kim.id });
  await app.signIn('member01');
  await app.deps.db.update(mail).set({ nextAttemptAt: null }).where(eq(mail.id, 1));
  await app.deps.db
    .insert(publication)
    .values({ kind: 'faq', state: 'refused', values: {}, authorId: kim.id, updatedAt: app.deps.now() });
  const counted = (await answerIn(await kim.get('/admin/api/overview'))) as { days: { day: string; logins: number }[] };
  expect(counted).toMatchObject({
    consultations: { received: 1, assigned: 1, overdue: 0 },
    publications: { review: 0, refused: 1, scheduled: 0, nextAt: null },
    mails: { waiting: 1, failed: 1 },
  });
  expect([counted.days.length, counted.days[0]?.day, counted.days.at(-1)]).toEqual([
    14,
    '2026-11-07',
    { day: '2026-11-20', signUps: expect.any(Number), logins: 1 },
  ]);
});
