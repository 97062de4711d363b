import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountMessages } from '#contract/account/account-messages.ts';
import {
  cancelContactChange,
  confirmEmail,
  confirmMobile,
  contactChangeLimits,
  contactChanges,
  sendEmailCode,
} from '#contract/account/contact-change.ts';
import { contactChangeMessages } from '#contract/account/contact-change-messages.ts';
import { modifyPassword } from '#contract/account/find.ts';
import type { Identity } from '#contract/account/verification.ts';
import { accessRecord, contactChange } from '#server/db/schema.ts';
import { purge } from '#server/services/purge.ts';
import { bearer, post, startApp, startOfTest, type TestApp } from './lib/app.ts';
import { queuedMails } from './lib/mails.ts';
import { myPage, unchanged } from './lib/my.ts';
import { answerOf, ok, personNamed, verified } from './lib/person.ts';
import { refused, tokenOf } from './lib/read.ts';

const email = 'haneul2@gmail.com';
const mobile = '01098765432';
const greeting = '오크 리조트 골프에서 알려 드립니다.';
const footer = '이 이메일은 발신 전용입니다. 문의는 고객센터(1588-7676)로 연락해 주세요.';
const warning =
  '직접 신청하지 않으셨다면 곧바로 본인확인을 거쳐 비밀번호를 변경하시고 고객센터에 알려 주세요.\nhttps://golf.example/account/find-password';
const expiresAt = new Date(startOfTest.getTime() + contactChangeLimits.durationMs).toISOString();
const none = refused(400, contactChangeMessages.nothingPending);

let app: TestApp;
let page: ReturnType<typeof myPage>;
beforeEach(async () => {
  app = await startApp({ env: { SITE_URL: 'https://golf.example' } });
  page = myPage(app, await tokenOf(app));
});

const send = async (path: string, body: unknown, token = page.token()) =>
  answerOf(await app.fetch(path, post(body, bearer(token))));
const pending = () => page.get(contactChanges.path.replace('/api/v1/', ''));
const confirm = (code: string) => send(confirmEmail.path, { code });
const resend = () => send(sendEmailCode.path, {});
const prove = ({ ci, di, proof }: Identity) => send(confirmMobile.path, { ci, di, proof });
const lastCode = async () => {
  const codes = (await queuedMails(app)).flatMap((each) => /인증번호: (\d{6})$/m.exec(each?.text ?? '')?.[1] ?? []);
  return codes.at(-1) ?? '';
};
const another = (code: string) => (code === '000000' ? '000001' : '000000');
/** One code in a million equals the one before. */
const differing = (code: string, from: string) => (code === from ? another(code) : code);
const subjects = async () => (await queuedMails(app)).map((each) => [each?.to, each?.subject]);
const contactOf = async () => {
  const { data } = (await page.me()) as { data: { email: string; mobile: string } };
  return [data.email, data.mobile];
};
const verifiedWith = (number: string, name = '김하늘') => verified(app, { ...personNamed(name), mobileno: number });

describe('a changed email address', () => {
  beforeEach(async () => {
    expect(await page.change({ email })).toEqual(ok(null));
  });

  test('waits for its proof, and the previous one stays', async () => {
    expect([await pending(), await contactOf()]).toEqual([
      ok([{ kind: 'EMAIL', value: email, expiresAt }]),
      [unchanged.email, unchanged.mobile],
    ]);
  });

  test('gets a code, and the address in force is told, without the new one', async () => {
    const code = await lastCode();
    expect(await queuedMails(app)).toEqual([
      {
        to: email,
        subject: '[오크 리조트 골프] 이메일 변경 인증번호 안내',
        text: `${[greeting, `인증번호: ${code}`, '마이페이지에서 이 인증번호를 입력하시면 이메일이 변경됩니다. 30분 안에 입력해 주세요.\nhttps://golf.example/mypage', '직접 신청하지 않으셨다면 이 이메일은 지우셔도 됩니다. 인증번호는 누구에게도 알려 주지 마세요.', footer].join('\n\n')}\n`,
      },
      {
        to: unchanged.email,
        subject: '[오크 리조트 골프] 이메일 변경 신청 안내',
        text: `${[greeting, '회원님의 이메일 변경 신청을 받았습니다. 새로 입력하신 내용은 확인을 마친 뒤에 적용되며, 그때까지는 지금의 정보가 그대로 유지됩니다.', '직접 신청하셨다면 이 이메일은 지우셔도 됩니다.', warning, footer].join('\n\n')}\n`,
      },
    ]);
  });

  test('counts with its code, which is recorded and reported to both addresses', async () => {
    const code = await lastCode();
    expect(await confirm(` ${code.slice(0, 3)} ${code.slice(3)} `)).toEqual(ok(null));
    expect([await pending(), await contactOf(), await confirm(code)]).toEqual([
      ok([]),
      [email, unchanged.mobile],
      none,
    ]);
    expect((await subjects()).slice(2)).toEqual([
      [unchanged.email, '[오크 리조트 골프] 이메일 변경 안내'],
      [email, '[오크 리조트 골프] 이메일 변경 안내'],
    ]);
    expect(await app.deps.db.$count(accessRecord, eq(accessRecord.action, 'PROFILE_CHANGE'))).toBe(2);
  });

  test('does not count with a wrong code; after five, not with the right one either', async () => {
    const code = await lastCode();
    for (let tries = 0; tries < contactChangeLimits.wrongCodes; tries += 1)
      expect(await confirm(another(code))).toEqual(refused(400, contactChangeMessages.wrongCode));
    expect(await confirm(code)).toEqual(refused(400, contactChangeMessages.codeUsedUp));
    expect(await contactOf()).toEqual([unchanged.email, unchanged.mobile]);
  });

  test('guessed by fifty calls at once gets no more than five tries', async () => {
    const code = await lastCode();
    const guesses = await Promise.all(Array.from({ length: 50 }, () => confirm(another(code))));
    expect(guesses.filter((each) => JSON.stringify(each).includes(contactChangeMessages.wrongCode))).toHaveLength(5);
  });

  test('does not count with a code after half an hour, but with another one', async () => {
    const code = await lastCode();
    app.advance(contactChangeLimits.codeMs);
    expect(await confirm(code)).toEqual(refused(400, contactChangeMessages.codeExpired));
    expect(await resend()).toEqual(ok(null));
    const next = await lastCode();
    expect([await confirm(next), await contactOf()]).toEqual([ok(null), [email, unchanged.mobile]]);
  });

  test('gets another code once a minute and five in all, and only the last one counts', async () => {
    expect(await resend()).toEqual(refused(429, contactChangeMessages.codeTooSoon, { retryAfter: 60 }));
    const first = await lastCode();
    for (let sent = 1; sent < contactChangeLimits.codes; sent += 1) {
      app.advance(contactChangeLimits.resendMs);
      expect(await resend()).toEqual(ok(null));
    }
    app.advance(contactChangeLimits.resendMs);
    expect(await resend()).toEqual(refused(400, contactChangeMessages.noMoreCodes));
    const last = await lastCode();
    expect([await confirm(differing(first, last)), await confirm(last)]).toEqual([
      refused(400, contactChangeMessages.wrongCode),
      ok(null),
    ]);
  });

  test('is replaced by another one, whose code does not prove the first', async () => {
    const first = await lastCode();
    await page.change({ email: 'haneul3@gmail.com' });
    expect(await pending()).toEqual(ok([{ kind: 'EMAIL', value: 'haneul3@gmail.com', expiresAt }]));
    const second = await lastCode();
    expect([await confirm(differing(first, second)), await confirm(second), (await contactOf())[0]]).toEqual([
      refused(400, contactChangeMessages.wrongCode),
      ok(null),
      'haneul3@gmail.com',
    ]);
  });

  test('stays pending while other data are saved, until it is cancelled', async () => {
    await page.change({ address: null });
    expect(await pending()).toEqual(ok([{ kind: 'EMAIL', value: email, expiresAt }]));
    const code = await lastCode();
    expect([
      await send(cancelContactChange.path, { kind: 'EMAIL' }),
      await send(cancelContactChange.path, { kind: 'EMAIL' }),
      await pending(),
      await confirm(code),
      await resend(),
    ]).toEqual([ok(null), ok(null), ok([]), none, none]);
  });

  test('lapses after a week, and is deleted', async () => {
    const code = await lastCode();
    app.advance(contactChangeLimits.durationMs);
    page = myPage(app, await tokenOf(app));
    expect([await pending(), await confirm(code)]).toEqual([ok([]), none]);
    await purge(app.deps);
    expect(await app.deps.db.$count(contactChange)).toBe(0);
  });

  test('is dropped when a verified person sets a new password, since someone else may have entered it', async () => {
    const { ci, di, proof } = await verified(app, personNamed('김하늘'));
    const reset = { serviceId: 'member01', password: 'Maple-27!gate', ci, di, proof, userType: 'PERSONAL' };
    expect(await send(modifyPassword.path, reset)).toEqual(ok(null));
    expect(await app.deps.db.$count(contactChange)).toBe(0);
  });

  test('of one member cannot be proved by another', async () => {
    const code = await lastCode();
    expect(await send(confirmEmail.path, { code }, await tokenOf(app, 'normal01'))).toEqual(none);
    expect(await contactOf()).toEqual([unchanged.email, unchanged.mobile]);
  });

  test.each([
    ['', contactChangeMessages.codeRequired],
    ['12345', contactChangeMessages.codeFormat],
    ['abcdef', contactChangeMessages.codeFormat],
    ['1'.repeat(200), contactChangeMessages.codeFormat],
  ])('with the code %j is rejected without being counted', async (code, message) => {
    const right = await lastCode();
    for (let tries = 0; tries < contactChangeLimits.wrongCodes; tries += 1)
      expect(await confirm(code)).toEqual(refused(400, message));
    expect(await confirm(right)).toEqual(ok(null));
  });
});

describe('a changed mobile number', () => {
  beforeEach(async () => {
    expect(await page.change({ mobile })).toEqual(ok(null));
  });

  test('waits for its proof, the previous one stays, and the member is told', async () => {
    expect([await pending(), await contactOf(), await subjects()]).toEqual([
      ok([{ kind: 'MOBILE', value: mobile, expiresAt }]),
      [unchanged.email, unchanged.mobile],
      [[unchanged.email, '[오크 리조트 골프] 휴대폰번호 변경 신청 안내']],
    ]);
  });

  test('counts once the member is verified with a phone of that number, which is reported', async () => {
    expect(await prove(await verifiedWith(mobile))).toEqual(ok(null));
    expect([await pending(), await contactOf(), (await subjects()).slice(1)]).toEqual([
      ok([]),
      [unchanged.email, mobile],
      [[unchanged.email, '[오크 리조트 골프] 휴대폰번호 변경 안내']],
    ]);
  });

  test('does not count for another person, another number, or i-PIN, which has none', async () => {
    const { otherNumber, otherPerson } = contactChangeMessages;
    expect([
      await prove(await verifiedWith(mobile, '남궁여울')),
      await prove(await verifiedWith('01011110000')),
      await prove(await verified(app, personNamed('김하늘'), 'IPIN')),
      await contactOf(),
    ]).toEqual([
      refused(400, otherPerson),
      refused(400, otherNumber),
      refused(400, otherNumber),
      [unchanged.email, unchanged.mobile],
    ]);
  });

  test('does not count with a verification that was used or invented', async () => {
    const identity = await verifiedWith(mobile);
    expect(await prove({ ...identity, proof: 'invented' })).toEqual(refused(400, accountMessages.invalidVerification));
    expect([await prove(identity), await prove(identity)]).toEqual([ok(null), none]);
    await page.change({ mobile: '01011110000' });
    expect(await prove(identity)).toEqual(refused(400, accountMessages.invalidVerification));
  });

  test('and a changed email address are proved and cancelled apart', async () => {
    await page.change({ email, mobile });
    expect((await subjects()).at(-1)).toEqual([
      unchanged.email,
      '[오크 리조트 골프] 이메일, 휴대폰번호 변경 신청 안내',
    ]);
    await send(cancelContactChange.path, { kind: 'MOBILE' });
    expect(await pending()).toEqual(ok([{ kind: 'EMAIL', value: email, expiresAt }]));
  });
});
