import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { booking, companyReview, member, membership, setting } from '#server/db/schema.ts';
import { purge } from '#server/services/purge.ts';
import { StartupError } from '#server/startup-error.ts';
import { companyCommand, usage } from '../../scripts/ops/company-commands.ts';
import { post, startApp, startOfTest, type TestApp } from './lib/app.ts';
import { companyMails } from './lib/mails.ts';
import { myPage } from './lib/my.ts';
import { answerOf, newcomer, ok, registrationOf, signUp, nonMembers, verified } from './lib/person.ts';
import { dataOf, refused, tokenOf } from './lib/read.ts';

const oak = { companyName: '오크상사', registrationNumber: '1234567891' };
const pine = { companyName: '솔바람물산', registrationNumber: '9138104278' };
const reviewer = ['--by', '윤 관리', '--reason', '대표번호로 확인'];
const range = { playDateFrom: '2025-01-01', playDateTo: '2027-12-31' };
const day = 86_400_000;
const noBookings = { booking: 0, internals: 0, cancel: 0 };

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const password = 'Fresh2026!b';
/** The pages of account 8, newly registered. */
async function newcomerPage() {
  const { access_token: token } = await dataOf(await app.signIn('newbie01', password));
  return myPage(app, token, password);
}
const run = async (...args: string[]) => companyCommand(args)(app.deps);
const stateOf = async (id: number) =>
  (await app.deps.db.select({ approval: member.companyApproval }).from(member).where(eq(member.id, id)))[0]?.approval;
const reviews = () => app.deps.db.select().from(companyReview).orderBy(companyReview.id);

/** Registers account 8 for a company, and links the company's data of the club to it. */
async function joinAs(corporation = oak, changed: { serviceId?: string } = {}, person = newcomer) {
  const identity = await verified(app, person);
  expect(
    await answerOf(
      await signUp(app, registrationOf(identity, { userType: 'CORPORATION', corporation, password, ...changed })),
    ),
  ).toEqual(ok({ serviceId: changed.serviceId ?? 'newbie01' }));
}
async function linked() {
  await app.deps.db.insert(membership).values({
    number: '51-21-000777',
    memberId: 8,
    goodsName: '오크밸리 법인정회원',
    customerName: '오크상사',
    regular: true,
  });
  await app.deps.db.insert(booking).values({
    memberId: 8,
    membershipNumber: '51-21-000777',
    guestName: '비밀손님',
    propertyNo: '41',
    playDate: '2026-11-01',
    playTime: '0712',
    holes: '18',
    status: 'R',
  });
}
/** Returns the data shown to the member of account 8. */
async function visibleData() {
  const page = await newcomerPage();
  const lists = [
    await page.get('my/memberships'),
    await page.bookings({ ...range, membNo: 'b' }),
    await page.bookings({ ...range, membNo: 'a' }),
    await page.bookings({ ...range, membNo: '51-21-000777' }),
    await page.counts({ ...range, membNo: 'b' }),
  ];
  await page.checkPassword();
  return { lists, data: JSON.stringify(await page.get('my/data')), me: await page.me() };
}
const nothing = [ok([]), ok([]), ok([]), ok([]), ok(noBookings)];

describe('a member who joins for a company', () => {
  test('is a member at once, pending approval', async () => {
    await joinAs();
    expect((await visibleData()).me).toMatchObject({
      data: { userType: 'CORPORATION', corporation: { ...oak, approval: 'PENDING' } },
    });
  });

  test('sees no membership and no booking before the approval, in any list or download', async () => {
    await joinAs();
    await linked();
    const { lists, data } = await visibleData();
    expect(lists).toEqual(nothing);
    expect(['51-21-000777', '비밀손님'].filter((secret) => data.includes(secret))).toEqual([]);
    expect(data).toContain(newcomer.name);
  });

  test('sees all of it from the next call after the approval', async () => {
    await joinAs();
    await linked();
    const page = await newcomerPage();
    expect(await page.get('my/memberships')).toEqual(ok([]));
    await run('approve', '8', ...reviewer);
    expect(await page.get('my/memberships')).toEqual(
      ok([{ GOODS_NAME: '오크밸리 법인정회원', MEMB_NO: '51-21-000777', CUSTM_NAME: '오크상사' }]),
    );
    const { lists, data, me } = await visibleData();
    expect(lists.map((list) => JSON.stringify(list).includes('51-21-000777'))).toEqual([true, true, true, true, false]);
    expect(lists.at(-1)).toEqual(ok({ ...noBookings, booking: 1 }));
    expect(data).toContain('비밀손님');
    expect(me).toMatchObject({ data: { corporation: { ...oak, approval: 'APPROVED' } } });
  });

  test('sees none of it after a refusal, even with an older session', async () => {
    const page = myPage(app, await tokenOf(app, 'corp0001'));
    expect(await page.get('my/memberships')).not.toEqual(ok([]));
    await run('refuse', '2', ...reviewer);
    expect([
      await page.get('my/memberships'),
      await page.bookings({ ...range, membNo: 'b' }),
      await page.counts({ ...range, membNo: 'b' }),
    ]).toEqual([ok([]), ok([]), ok(noBookings)]);
    expect(await page.me()).toMatchObject({ data: { corporation: { ...oak, approval: 'REFUSED' } } });
  });

  test('cannot approve themselves, by the sign-up or the profile', async () => {
    const approval = 'APPROVED';
    const body = registrationOf(await verified(app), { userType: 'CORPORATION', corporation: oak, password });
    await app.fetch(
      '/api/v1/users/sign-up',
      post({ ...body, companyApproval: approval, approval, corporation: { ...oak, approval } }),
    );
    expect(await stateOf(8)).toBe('PENDING');
    const page = await newcomerPage();
    await page.checkPassword();
    const change = {
      email: 'a@naver.com',
      mobile: '01012345678',
      address: null,
      termsAgree: { emailRcv: true, smsRcv: true, emailRcvDate: null, smsRcvDate: null },
      companyApproval: approval,
      approval,
    };
    const corporation = { ...oak, approval };
    expect(await page.modify({ ...change, corporation })).toEqual(ok(null));
    expect(await stateOf(8)).toBe('PENDING');
  });

  test('cannot become one of another company by the profile', async () => {
    await joinAs(pine);
    await run('approve', '8', ...reviewer);
    const page = await newcomerPage();
    expect(await page.change({ corporation: oak })).toEqual(refused(400, refusalMessages.invalidRequest));
  });

  test('is pending again after leaving and joining again', async () => {
    await joinAs();
    await run('approve', '8', ...reviewer);
    await (await newcomerPage()).leave();
    await joinAs(oak, { serviceId: 'newbie02' });
    expect([await stateOf(8), await stateOf(9)]).toEqual([undefined, 'PENDING']);
  });

  test('does not prevent others of the company from joining', async () => {
    const [impostor, honest] = nonMembers(2);
    await joinAs(oak, { serviceId: 'impostor1' }, impostor);
    await joinAs(oak, { serviceId: 'honest01' }, honest);
    await run('refuse', '8', ...reviewer);
    await run('approve', '9', ...reviewer);
    expect([await stateOf(8), await stateOf(9)]).toEqual(['REFUSED', 'APPROVED']);
  });

  test('is not found by the company’s number if another member is approved, however early they joined', async () => {
    const [impostor, honest] = nonMembers(2);
    const find = async () => answerOf(await app.get(`/api/v1/find/corp-user?${new URLSearchParams(pine).toString()}`));
    await joinAs(pine, { serviceId: 'impostor1' }, impostor);
    await joinAs(pine, { serviceId: 'honest01' }, honest);
    expect(await find()).toEqual(ok({ serviceId: 'im*****r1' }));
    await run('approve', '9', ...reviewer);
    expect(await find()).toEqual(ok({ serviceId: 'ho****01' }));
  });

  test('can find their id, approved or not', async () => {
    await joinAs(pine);
    const { ci, di, proof } = await verified(app);
    const found = await app.fetch(
      '/api/v1/find/id',
      post({ ci, di, proof, userType: 'CORPORATION', registrationNumber: pine.registrationNumber }),
    );
    expect(await answerOf(found)).toEqual(ok({ serviceId: 'newbie01' }));
  });
});

test('other members see their own data without an approval', async () => {
  expect(
    await app.deps.db.$count(member, and(eq(member.serviceId, 'member01'), eq(member.companyApproval, 'APPROVED'))),
  ).toBe(0);
  const page = myPage(app, await tokenOf(app, 'member01'));
  expect(JSON.stringify(await page.get('my/memberships')).match(/MEMB_NO/g)).toHaveLength(2);
});

describe('the mails about a company sign-up', () => {
  const announcement = {
    to: 'contact@oakresortgolf.example',
    subject: '[오크 리조트 골프] 법인회원 확인 요청 8번',
    text: `법인회원 가입이 접수되었습니다. 회사의 업무를 맡은 분이 맞는지 확인해 주세요.

번호: 8
사업자등록번호: 123-45-67891

확인하기 전까지 가입하신 분께는 회원권과 예약 내역이 보이지 않습니다. 서버에서 아래 명령으로 열고, 회사의 등록된 연락처로 확인한 다음 결과를 남겨 주세요.

npm run companies -- open 8 --by "이름" --reason "사유"
npm run companies -- approve 8 --by "이름" --reason "확인한 방법"
npm run companies -- refuse 8 --by "이름" --reason "사유"
`,
  };

  test('go to the contact address of the site and to the approved members of the company, and quote no user input', async () => {
    await joinAs({ ...oak, companyName: 'https://bad.example 오크상사' });
    expect(await companyMails(app)).toEqual([
      announcement,
      {
        to: 'golf@oaktrading.example',
        subject: '[오크 리조트 골프] 법인회원 가입 신청 안내',
        text: `오크 리조트 골프에서 알려 드립니다.

오크상사의 법인회원으로 새로운 분이 가입했습니다.

오크 리조트 골프에서 확인하기 전까지 그분께는 회사의 회원권과 예약 내역이 보이지 않습니다.

회사에서 알지 못하는 가입이라면 고객센터에 알려 주세요.

이 이메일은 발신 전용입니다. 문의는 고객센터(1588-7676)로 연락해 주세요.
`,
      },
    ]);
  });

  test('are not sent to members who are not approved or of another company', async () => {
    await run('refuse', '2', ...reviewer);
    await joinAs();
    await joinAs(pine, { serviceId: 'newbie02' }, nonMembers(1)[0]);
    expect((await companyMails(app)).slice(1).map((mail) => mail?.to)).toEqual([
      'contact@oakresortgolf.example',
      'contact@oakresortgolf.example',
    ]);
  });

  test('are not sent for other members or for a rejected sign-up', async () => {
    await signUp(app, registrationOf(await verified(app)));
    const [person] = nonMembers(1);
    expect(
      (await signUp(app, registrationOf(await verified(app, person), { userType: 'CORPORATION', corporation: oak })))
        .status,
    ).toBe(400);
    expect(await companyMails(app)).toEqual([]);
  });

  test('are not sent if the site has no contact address, which is logged, and the sign-up succeeds', async () => {
    await app.deps.db.update(setting).set({ value: '' }).where(eq(setting.key, 'contactEmail'));
    await joinAs(pine);
    expect(await companyMails(app)).toEqual([]);
    expect(app.observed.lines.map((line): unknown => JSON.parse(line))).toContainEqual({
      time: startOfTest.toISOString(),
      level: 'error',
      message: 'company not announced',
      account: 8,
    });
  });
});

describe('the operator', () => {
  test('lists the accounts pending approval, or all of them, without personal data', async () => {
    expect(await run('list')).toBe('None.');
    await joinAs();
    app.advance(day);
    await joinAs(pine, { serviceId: 'newbie02' }, nonMembers(1)[0]);
    await run('refuse', '9', ...reviewer);
    const [pendingList, completeList] = [await run('list'), await run('list', '--all')];
    expect(pendingList).toBe('8 | 2026.11.20 18:00 | 오크상사 | 123-45-67891 | to be approved | others approved: 1');
    expect(completeList.split('\n')).toEqual([
      '2 | 2026.11.20 18:00 | 오크상사 | 123-45-67891 | approved | others approved: 0',
      '8 | 2026.11.20 18:00 | 오크상사 | 123-45-67891 | to be approved | others approved: 1',
      '9 | 2026.11.21 18:00 | 솔바람물산 | 913-81-04278 | refused | others approved: 0',
    ]);
  });

  test('reads an account and its earlier decisions, and the reading is recorded', async () => {
    await joinAs();
    await run('refuse', '8', ...reviewer);
    app.advance(day);
    expect((await run('open', '8', '--by', '한 팀장', '--reason', '이의 제기')).split('\n')).toEqual([
      '번호: 8',
      '가입 시각: 2026.11.20 18:00',
      '회사명: 오크상사',
      '사업자등록번호: 123-45-67891',
      '상태: refused',
      '아이디: newbie01',
      `성명: ${newcomer.name}`,
      `휴대전화번호: ${newcomer.mobileno}`,
      '이메일: new.person@naver.com',
      '2026.11.20 18:00 refused by 윤 관리: 대표번호로 확인',
    ]);
    expect(await reviews()).toEqual([
      { id: 1, memberId: 8, action: 'REFUSE', at: startOfTest, operator: '윤 관리', reason: '대표번호로 확인' },
      {
        id: 2,
        memberId: 8,
        action: 'OPEN',
        at: new Date(startOfTest.getTime() + day),
        operator: '한 팀장',
        reason: '이의 제기',
      },
    ]);
  });

  test('approves after a refusal and refuses after an approval, and each decision is mailed to the member', async () => {
    await joinAs(pine);
    const site = { ...app.deps, env: { SITE_URL: 'https://golf.example' } };
    const done = [
      await companyCommand(['refuse', '8', ...reviewer])(site),
      await companyCommand(['approve', '8', ...reviewer])(site),
    ];
    expect(done).toEqual([
      'Account 8 is refused; the member is notified by email.',
      'Account 8 is approved; the member is notified by email.',
    ]);
    expect((await companyMails(app)).slice(1)).toEqual([
      {
        to: 'new.person@naver.com',
        subject: '[오크 리조트 골프] 법인회원 확인 결과 안내',
        text: `오크 리조트 골프에서 알려 드립니다.

회원님이 솔바람물산의 법인회원으로 확인되지 않아, 회사의 회원권과 예약 내역을 보실 수 없습니다.

회사의 업무를 맡고 계시다면 고객센터로 연락해 주세요. 더 이상 이용하지 않으시면 회원 탈퇴를 하실 수 있습니다.

이 이메일은 발신 전용입니다. 문의는 고객센터(1588-7676)로 연락해 주세요.
`,
      },
      {
        to: 'new.person@naver.com',
        subject: '[오크 리조트 골프] 법인회원 확인 완료 안내',
        text: `오크 리조트 골프에서 알려 드립니다.

회원님이 솔바람물산의 법인회원으로 확인되었습니다.

이제 마이페이지에서 회사의 회원권과 예약 내역을 보실 수 있습니다.
https://golf.example/mypage

이 이메일은 발신 전용입니다. 문의는 고객센터(1588-7676)로 연락해 주세요.
`,
      },
    ]);
  });

  test('decides once, however many decide at the same time', async () => {
    await joinAs(pine);
    const decided = await Promise.allSettled(Array.from({ length: 5 }, () => run('approve', '8', ...reviewer)));
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(run('approve', '8', ...reviewer)).rejects.toThrow(new StartupError('Account 8 is approved already.'));
    expect([await app.deps.db.$count(companyReview), (await companyMails(app)).length]).toEqual([1, 2]);
  });

  test.each(['1', '99'])('can neither open nor decide account %s, which belongs to no company', async (id) => {
    const unknown = new StartupError(`There is no company account ${id}.`);
    for (const command of ['open', 'approve', 'refuse'])
      await expect(run(command, id, ...reviewer)).rejects.toThrow(unknown);
    expect([
      await reviews(),
      await companyMails(app),
      await app.deps.db.$count(member, eq(member.companyApproval, 'APPROVED')),
    ]).toEqual([[], [], 1]);
  });

  test('sees no line and no terminal command forged by a name', async () => {
    await joinAs({ ...pine, companyName: '솔\n9 | 2026 | 오크\u001B[2J\u202E\u2028바람' });
    const line = '솔9 | 2026 | 오크[2J바람';
    expect([await run('list'), (await run('open', '8', ...reviewer)).split('\n')[2]]).toEqual([
      `8 | 2026.11.20 18:00 | ${line} | 913-81-04278 | to be approved | others approved: 0`,
      `회사명: ${line}`,
    ]);
  });

  test('cannot read or decide without a name and a reason', async () => {
    await joinAs(pine);
    for (const command of ['open', 'approve', 'refuse']) {
      expect(() => companyCommand([command, '8', '--by', '윤 관리'])).toThrow(
        new StartupError(`--reason is missing.\n${usage}`),
      );
      expect(() => companyCommand([command, '8', '--by', '  ', '--reason', '확인'])).toThrow(
        new StartupError(`--by is missing.\n${usage}`),
      );
    }
    expect([await stateOf(8), await reviews()]).toEqual(['PENDING', []]);
  });

  test.each(['', 'list 8', 'constructor 8', 'open', 'approve x', 'refuse 8 9', 'list --every'])(
    'gets the usage after the wrong command %j',
    (typed) => {
      expect(() => companyCommand([...typed.split(' '), ...reviewer])).toThrow(usage);
    },
  );
});

test('the record of readings and decisions is stored for a year, even if the member has left', async () => {
  await joinAs(pine);
  await run('approve', '8', ...reviewer);
  await (await newcomerPage()).leave();
  app.advance(364 * day);
  await purge(app.deps);
  expect(await app.deps.db.$count(companyReview)).toBe(1);
  app.advance(day);
  await purge(app.deps);
  expect(await app.deps.db.$count(companyReview)).toBe(0);
});

describe('a closed account of a company', () => {
  // The state after a former release: one person has accounts 2 and 8 for the same company, and account 2 was closed.
  beforeEach(async () => {
    await joinAs();
    await run('approve', '8', ...reviewer);
    await app.deps.db.update(member).set({ doubleOf: 8 }).where(eq(member.id, 2));
  });

  test('gets no mail about a new representative; the open one does', async () => {
    const mailsBefore = (await companyMails(app)).length;
    await joinAs(oak, { serviceId: 'newbie02' }, nonMembers(1)[0]);
    expect((await companyMails(app)).slice(mailsBefore).map((mail) => mail?.to)).toEqual([
      'contact@oakresortgolf.example',
      'new.person@naver.com',
    ]);
  });

  test('is not found by the company’s number, although it is the older one', async () => {
    const query = new URLSearchParams(oak).toString();
    expect(await answerOf(await app.get(`/api/v1/find/corp-user?${query}`))).toEqual(ok({ serviceId: 'ne****01' }));
  });

  test('is neither listed for the operator nor counted as approved', async () => {
    expect(await run('list', '--all')).toBe(
      '8 | 2026.11.20 18:00 | 오크상사 | 123-45-67891 | approved | others approved: 0',
    );
  });
});
