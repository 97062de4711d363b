import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Inquiry } from '#contract/membership/inquiry.ts';
import { inquiryAccess, membershipInquiry, setting } from '#server/db/schema.ts';
import { handleConsultation } from '#server/services/inquiry/handle.ts';
import { receiveInquiry } from '#server/services/inquiry/receive.ts';
import { purge } from '#server/services/purge.ts';
import { StartupError } from '#server/startup-error.ts';
import { consultationCommand, usage } from '../../scripts/ops/consultation-commands.ts';
import { post, startApp, startOfTest, type TestApp } from './lib/app.ts';
import { queuedMails } from './lib/mails.ts';
import { inquiry } from './lib/inquiry.ts';

const personal = [
  inquiry.name,
  inquiry.email,
  inquiry.contact,
  inquiry.postCode,
  inquiry.address1,
  inquiry.address2,
  inquiry.contents,
];
const day = 86_400_000;

let app: TestApp;
let folder: string;
beforeEach(async () => {
  app = await startApp();
  folder = mkdtempSync(join(tmpdir(), 'consultations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const receive = (changed: Partial<Inquiry> = {}) => receiveInquiry(app.deps, { ...inquiry, ...changed });
const run = async (...args: string[]) => consultationCommand(args)(app.deps);
const accesses = () => app.deps.db.select().from(inquiryAccess).orderBy(inquiryAccess.id);
const reader = ['--by', '윤 상담', '--reason', '전화 상담'];

describe('the mail that announces a consultation', () => {
  test('is sent to the contact address of the site, with the kind of consultation and where to open it, without personal data', async () => {
    await receive();
    const mails = await queuedMails(app);
    expect(mails).toEqual([
      {
        to: 'contact@oakresortgolf.example',
        subject: '[오크 리조트 골프] 회원권 상담 신청 1번',
        text: `회원권 상담 신청이 접수되었습니다.

번호: 1
접수 시각: 2026.11.20 18:00
문의 구분: 골프 회원권
회원 구분: 법인

신청하신 분의 정보는 이메일에 담지 않습니다. 업무 화면의 상담에서 열고 답변해 주세요.
`,
      },
    ]);
    expect(personal.filter((value) => JSON.stringify(mails).includes(value))).toEqual([]);
  });

  test('links to the consultation in the back office; without one it has the commands', async () => {
    const { deps } = app;
    await receiveInquiry({ ...deps, env: { ...deps.env, SITE_URL: 'https://golf.example' } }, inquiry);
    await receiveInquiry({ ...deps, env: { ...deps.env, ADMIN: 'off' } }, inquiry);
    const apart = { SITE_URL: 'https://golf.example', ADMIN_PORT: 3100, ADMIN_URL: 'https://staff.example' };
    await receiveInquiry({ ...deps, env: { ...deps.env, ...apart } }, inquiry);
    const [linked, commands, linkedApart] = await queuedMails(app);
    expect(linked?.text).toContain('답변해 주세요.\nhttps://golf.example/admin/consultations/1\n');
    expect(linkedApart?.text).toContain('답변해 주세요.\nhttps://staff.example/admin/consultations/3\n');
    expect(commands?.text).toContain(`서버에서 아래 명령으로 열고, 답변한 다음 표시해 주세요.

npm run consultations -- open 2 --by "이름" --reason "사유"
npm run consultations -- answer 2 --by "이름"
`);
  });

  test('is sent to the address that the operator has set', async () => {
    await app.deps.db.update(setting).set({ value: 'sales@golf.example' }).where(eq(setting.key, 'contactEmail'));
    await receive();
    expect((await queuedMails(app)).map((mail) => mail?.to)).toEqual(['sales@golf.example']);
  });

  test('is sent once, however often the consultation arrives', async () => {
    const request = post(inquiry, { 'Idempotency-Key': 'key-of-the-consultation' });
    await Promise.all(Array.from({ length: 5 }, () => app.fetch('/api/v1/membership-inquiries/post', request)));
    expect(await queuedMails(app)).toHaveLength(1);
  });

  test('is not sent if there is no address, which is logged, and the consultation is stored', async () => {
    await app.deps.db.update(setting).set({ value: '' }).where(eq(setting.key, 'contactEmail'));
    await receive();
    expect([await queuedMails(app), await app.deps.db.$count(membershipInquiry)]).toEqual([[], 1]);
    expect(app.observed.lines.map((line): unknown => JSON.parse(line))).toEqual([
      { time: startOfTest.toISOString(), level: 'error', message: 'consultation not announced', consultation: 1 },
    ]);
  });
});

describe('the list', () => {
  test('has a line for each consultation with its state, without personal data', async () => {
    expect(await run('list')).toBe('None.');
    await receive();
    app.advance(day);
    await receive({ inquirerType: 'PERSONAL', inquiryType: 'CONDO' });
    await receive();
    await run('open', '2', ...reader);
    await run('answer', '3', '--by', '윤 상담');
    const output = await run('list');
    expect(output.split('\n')).toEqual([
      '1 | 2026.11.20 18:00 | 골프 회원권 | 법인 | new',
      '2 | 2026.11.21 18:00 | 콘도 회원권 | 개인 | read, not answered',
      '3 | 2026.11.21 18:00 | 골프 회원권 | 법인 | answered 2026.11.21 18:00 by 윤 상담',
    ]);
    expect(personal.filter((value) => output.includes(value))).toEqual([]);
  });
});

describe('a consultation', () => {
  test('is opened as it was sent; the operator, time and reason are recorded each time', async () => {
    await receive();
    expect((await run('open', '1', ...reader)).split('\n')).toEqual([
      '번호: 1',
      '접수 시각: 2026.11.20 18:00',
      '문의 구분: 골프 회원권',
      '회원 구분: 법인',
      '성함: 남궁 새벽',
      '연락처: 01098760001',
      '이메일: saebyeok@mail.example',
      '우편번호: 99871',
      '주소: 강원특별자치도 원주시 치악숲로 987',
      '상세 주소: 77동 1204호',
      '문의 내용: 주중회원권 두 구좌의 분양가를 알고 싶습니다.',
      '상태: 접수',
      '담당: ',
      '마지막 답변(시각과 사람): ',
    ]);
    app.advance(day);
    await run('open', '1', '--by', '한 팀장', '--reason', '불만 확인');
    expect(await accesses()).toEqual([
      { id: 1, inquiryId: 1, action: 'OPEN', at: startOfTest, operator: '윤 상담', reason: '전화 상담' },
      {
        id: 2,
        inquiryId: 1,
        action: 'OPEN',
        at: new Date(startOfTest.getTime() + day),
        operator: '한 팀장',
        reason: '불만 확인',
      },
    ]);
  });

  test('contains no terminal commands', async () => {
    await receive({ contents: '첫 줄\u001B[2J\u0007\r\n둘째 줄' });
    expect(await run('open', '1', ...reader)).toContain('문의 내용: 첫 줄[2J\n    둘째 줄\n');
  });

  test('fakes no further field, and hides no character', async () => {
    const fake = ['\n', '\r', '\v', '\u0085', '\u2028'].map(
      (lineBreak) => `끝${lineBreak}마지막 답변(시각과 사람): 2026.11.20 18:00 윤 상담`,
    );
    await receive({ address2: fake[0] ?? '', contents: [...fake, '\u202e뒤집힌\u200b 글 👨\u200d👩'].join('\n') });
    const lines = (await run('open', '1', ...reader)).split('\n');
    expect(lines.filter((line) => line.startsWith('마지막 답변'))).toEqual(['마지막 답변(시각과 사람): ']);
    expect(lines.slice(9, 12)).toEqual([
      '상세 주소: 끝',
      '    마지막 답변(시각과 사람): 2026.11.20 18:00 윤 상담',
      '문의 내용: 끝',
    ]);
    expect(lines.slice(-4, -2)).toEqual(['    <U+202E>뒤집힌<U+200B> 글 👨\u200d👩', '상태: 접수']);
  });

  test('is marked as answered once, by the first operator who marks it', async () => {
    await receive();
    expect(await run('answer', '1', '--by', '윤 상담')).toBe('Consultation 1 is marked as answered.');
    await expect(run('answer', '1', '--by', '한 팀장')).rejects.toThrow(
      new StartupError('Consultation 1 was already marked as answered by 윤 상담, 2026.11.20 18:00.'),
    );
    expect(await run('open', '1', ...reader)).toContain('마지막 답변(시각과 사람): 2026.11.20 18:00 윤 상담');
  });

  test('that was reopened is listed as not answered, and marked as answered again', async () => {
    await receive();
    await run('answer', '1', '--by', '윤 상담');
    await handleConsultation(
      app.deps,
      1,
      { event: 'reopened', version: 1, text: '다시 문의', assignee: null },
      { by: { id: null, name: '윤 상담' }, mayAssign: true },
    );
    expect(await run('list')).toBe('1 | 2026.11.20 18:00 | 골프 회원권 | 법인 | new');
    app.advance(day);
    await run('answer', '1', '--by', '한 팀장');
    expect(await run('list')).toContain('answered 2026.11.21 18:00 by 한 팀장');
  });

  test('with an unknown number is neither opened nor marked, and nothing is recorded', async () => {
    const unknown = new StartupError('There is no consultation 7: it never existed, or was deleted after a year.');
    await expect(run('open', '7', ...reader)).rejects.toThrow(unknown);
    await expect(run('answer', '7', '--by', '윤 상담')).rejects.toThrow(unknown);
    expect(await accesses()).toEqual([]);
  });

  test('is deleted after a year, and its access records a year after the access', async () => {
    await receive();
    app.advance(10 * day);
    await run('open', '1', ...reader);
    app.advance(360 * day);
    await purge(app.deps);
    expect([await app.deps.db.$count(membershipInquiry), await app.deps.db.$count(inquiryAccess)]).toEqual([0, 1]);
    app.advance(10 * day);
    await purge(app.deps);
    expect(await app.deps.db.$count(inquiryAccess)).toBe(0);
  });
});

describe('the export', () => {
  const exportRange = async (from: string, to: string, name = 'range.csv') => {
    const output = await run('export', '--from', from, '--to', to, '--file', join(folder, name), ...reader);
    return { output, rows: parse(readFileSync(join(folder, name), 'utf8'), { bom: true }) };
  };

  test('writes the days of the range in Korean time, both included, into a file readable by its owner only, and records each reading', async () => {
    for (let days = 0; days < 3; days += 1) {
      await receive();
      app.advance(day);
    }
    const { output, rows } = await exportRange('2026-11-21', '2026-11-22');
    expect(output).toBe(`Consultations written to ${join(folder, 'range.csv')}: 2.`);
    expect(rows).toEqual([
      [
        '번호',
        '접수 시각',
        '문의 구분',
        '회원 구분',
        '성함',
        '연락처',
        '이메일',
        '우편번호',
        '주소',
        '상세 주소',
        '문의 내용',
        '상태',
        '담당',
        '마지막 답변(시각과 사람)',
      ],
      ...[
        ['2', '2026.11.21 18:00'],
        ['3', '2026.11.22 18:00'],
      ].map((begin) => [
        ...begin,
        '골프 회원권',
        '법인',
        inquiry.name,
        inquiry.contact,
        inquiry.email,
        inquiry.postCode,
        inquiry.address1,
        inquiry.address2,
        inquiry.contents,
        '접수',
        '',
        '',
      ]),
    ]);
    expect(statSync(join(folder, 'range.csv')).mode & 0o777).toBe(0o600);
    expect(
      (await accesses()).map(({ inquiryId, action, operator, reason }) => [inquiryId, action, operator, reason]),
    ).toEqual([2, 3].map((id) => [id, 'EXPORT', '윤 상담', '전화 상담']));
  });

  test('contains no formula', async () => {
    await receive({ contents: '=HYPERLINK("https://bad.example")', address1: '@SUM(A1)', address2: '+82' });
    expect((await exportRange('2026-11-20', '2026-11-20')).rows[1]?.slice(8, 11)).toEqual([
      "'@SUM(A1)",
      "'+82",
      `'=HYPERLINK("https://bad.example")`,
    ]);
  });

  test('does not overwrite an existing file', async () => {
    await exportRange('2026-11-20', '2026-11-20');
    const path = join(folder, 'range.csv');
    const before = readFileSync(path, 'utf8');
    await receive();
    await expect(exportRange('2026-11-20', '2026-11-20')).rejects.toThrow(new StartupError(`${path} already exists.`));
    expect([readFileSync(path, 'utf8'), await accesses()]).toEqual([before, []]);
  });

  test('of a range that ends before it begins, or of an invalid date, is refused', async () => {
    await expect(exportRange('2026-11-22', '2026-11-21')).rejects.toThrow(new StartupError('--to is before --from.'));
    await expect(exportRange('2026-02-30', '2026-11-21')).rejects.toThrow(
      new StartupError('--from must be a day such as 2026-11-01.'),
    );
    expect(existsSync(join(folder, 'range.csv'))).toBe(false);
  });
});

describe('an invalid command', () => {
  test.each([
    [[], usage],
    [['list', 'all'], usage],
    [['delete', '1'], usage],
    [['open', '1', '2', ...reader], usage],
    [['open', ...reader], `A consultation is identified by a number.\n${usage}`],
    [['open', 'one', ...reader], `A consultation is identified by a number.\n${usage}`],
    [['open', '1', '--by', '윤 상담'], `--reason is missing.\n${usage}`],
    [['open', '1', '--reason', '전화 상담', '--by', ' '], `--by is missing.\n${usage}`],
    [['answer', '1'], `--by is missing.\n${usage}`],
    [['export', '--to', '2026-11-21'], `--from is missing.\n${usage}`],
    [['export', '--from', '2026-11-21', '--to', '2026-11-21', ...reader], `--file is missing.\n${usage}`],
  ])('%j prints an error message', (args, message) => {
    expect(() => consultationCommand(args)).toThrow(new StartupError(message));
  });

  test('names an unknown option', () => {
    expect(() => consultationCommand(['list', '--all'])).toThrow("Unknown option '--all'");
  });
});
