import { beforeEach, describe, expect, test } from 'vitest';
import { modifyPassword } from '#contract/account/find.ts';
import { password, post, startApp, startOfTest, type TestApp } from './lib/app.ts';
import { queuedMails } from './lib/mails.ts';
import { myPage, unchanged } from './lib/my.ts';
import { ok, personNamed, registrationOf, signUp, verified } from './lib/person.ts';
import { tokenOf } from './lib/read.ts';

const now = startOfTest.toISOString();
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const fresh = 'Maple-27!gate';
const greeting = '오크 리조트 골프에서 알려 드립니다.';
const footer = '이 이메일은 발신 전용입니다. 문의는 고객센터(1588-7676)로 연락해 주세요.';
const warning =
  '직접 변경하지 않으셨다면 곧바로 본인확인을 거쳐 비밀번호를 변경하시고 고객센터에 알려 주세요.\nhttps://golf.example/account/find-password';

let app: TestApp;
let page: ReturnType<typeof myPage>;
beforeEach(async () => {
  app = await startApp({ env: { SITE_URL: 'https://golf.example' } });
  page = myPage(app, await tokenOf(app));
});

test('a password change is mailed, with the Korean time and without the password', async () => {
  expect(await page.change({ password: fresh })).toEqual(ok(null));
  expect(await queuedMails(app)).toEqual([
    {
      to: unchanged.email,
      subject: '[오크 리조트 골프] 비밀번호 변경 안내',
      text: `${[greeting, '2026.11.20 18:00에 회원님의 비밀번호 정보가 변경되었습니다.', '직접 변경하셨다면 이 이메일은 지우셔도 됩니다.', warning, footer].join('\n\n')}\n`,
    },
  ]);
});

test('other changes and rejected changes are not mailed', async () => {
  await page.change({ address: null });
  await page.change({
    email: 'haneul2@gmail.com',
    corporation: { companyName: '오크상사', registrationNumber: '1234567891' },
  });
  expect(await queuedMails(app)).toEqual([]);
});

test('a password reset by a verified person is mailed', async () => {
  const { ci, di, proof } = await verified(app, personNamed('김하늘'));
  const reset = { serviceId: 'member01', password: fresh, ci, di, proof, userType: 'PERSONAL' };
  expect((await app.fetch(modifyPassword.path, post(reset))).status).toBe(200);
  expect(await queuedMails(app)).toMatchObject([
    { to: unchanged.email, subject: '[오크 리조트 골프] 본인확인 후 비밀번호 변경 안내' },
  ]);
});

describe('a new member', () => {
  const joined = async (termsAgree: object, idTerms: number[]) => {
    const registration = registrationOf(await verified(app));
    await signUp(app, { ...registration, termsAgree: { ...registration.termsAgree, ...termsAgree }, idTerms });
    return queuedMails(app);
  };
  const consentsIn = (text = '') => [...text.matchAll(/^- (.+)$/gm)].map(([, consent]) => consent);

  test('is welcomed with the consents, their date and how to withdraw them', async () => {
    const [welcome, ...others] = await joined({ taPrivacyThirdParty: true, emailRcvDate: now }, [4]);
    expect(others).toEqual([]);
    expect(welcome).toEqual({
      to: registrationOf(await verified(app)).email,
      subject: '[오크 리조트 골프] 회원가입 완료 및 동의 내역 안내',
      text: `${[
        greeting,
        '2026.11.20 18:00에 회원가입이 완료되었습니다. 환영합니다.',
        [
          '가입하면서 선택하신 동의 내역입니다.',
          '- 서비스 이용약관 동의: 동의함',
          '- 개인정보 수집 및 이용 동의: 동의함',
          '- 개인정보 제3자 제공 동의: 동의함',
          '- 광고성 정보 수신 동의: 동의함',
          '- 이메일 수신: 동의함',
          '- 문자(SMS) 수신: 동의하지 않음',
        ].join('\n'),
        '광고성 정보 수신은 언제든지 회원정보 수정에서 동의하거나 철회하실 수 있습니다.\nhttps://golf.example/mypage/editing',
        '직접 가입하지 않으셨다면 고객센터에 알려 주세요.',
        footer,
      ].join('\n\n')}\n`,
    });
  });

  test('is told what was declined', async () => {
    const [welcome] = await joined({}, []);
    expect(consentsIn(welcome?.text).filter((line) => line?.endsWith('동의하지 않음'))).toEqual([
      '개인정보 제3자 제공 동의: 동의하지 않음',
      '광고성 정보 수신 동의: 동의하지 않음',
      '이메일 수신: 동의하지 않음',
      '문자(SMS) 수신: 동의하지 않음',
    ]);
  });

  test('who is refused gets no mail', async () => {
    const registration = registrationOf(await verified(app));
    await signUp(app, { ...registration, serviceId: 'member01' });
    expect(await queuedMails(app)).toEqual([]);
  });
});

describe('a login', () => {
  const mailsOf = async () => (await queuedMails(app)).map((mail) => mail?.subject);
  const subject = '[오크 리조트 골프] 새 기기 로그인 안내';

  test('on a device and from an address of before is not mailed, nor is the first one', async () => {
    await app.signIn('member01');
    expect(await mailsOf()).toEqual([]);
  });

  test('from another address is mailed, with the time and the device', async () => {
    app.moveTo('198.51.100.9');
    await app.signIn('member01', password, { 'User-Agent': chrome });
    expect(await queuedMails(app)).toEqual([
      {
        to: unchanged.email,
        subject,
        text: `${[
          greeting,
          '2026.11.20 18:00에 처음 보는 기기(Chrome · Windows)에서 회원님의 아이디로 로그인했습니다.',
          '직접 로그인하셨다면 이 이메일은 지우셔도 됩니다.',
          '직접 로그인하지 않으셨다면 곧바로 본인확인을 거쳐 비밀번호를 변경하시고 고객센터에 알려 주세요. 비밀번호를 변경하면 모든 기기에서 로그아웃되고 등록된 패스키가 모두 삭제됩니다.\nhttps://golf.example/account/find-password',
          footer,
        ].join('\n\n')}\n`,
      },
    ]);
  });

  test('from there again is not, and neither is one with the cookie of the device from anywhere', async () => {
    app.moveTo('198.51.100.9');
    const cookie = (await app.signIn('member01')).headers.get('Set-Cookie')?.split(';', 1)[0] ?? '';
    await app.signIn('member01');
    app.moveTo('198.51.100.10');
    await app.signIn('member01', password, { Cookie: cookie });
    expect(await mailsOf()).toEqual([subject]);
  });

  test('after three months without one counts as the first', async () => {
    app.advance(92 * 24 * 3_600_000);
    app.moveTo('198.51.100.9');
    await app.signIn('member01');
    expect(await mailsOf()).toEqual([]);
  });

  test('that is refused is not mailed', async () => {
    app.moveTo('198.51.100.9');
    await app.signIn('member01', 'wrong');
    expect(await mailsOf()).toEqual([]);
  });
});

test('a withdrawal is confirmed by mail', async () => {
  await page.leave();
  expect(await queuedMails(app)).toEqual([
    {
      to: unchanged.email,
      subject: '[오크 리조트 골프] 회원 탈퇴 완료 안내',
      text: `${[
        greeting,
        '2026.11.20 18:00에 회원 탈퇴가 완료되어 회원님의 개인정보를 삭제했습니다.',
        '법령에 따라 보관해야 하는 기록은 개인정보 처리방침의 기간까지 따로 보관합니다. 같은 아이디는 30일 동안 다시 등록할 수 없습니다.',
        '그동안 이용해 주셔서 감사합니다. 직접 탈퇴하지 않으셨다면 고객센터에 알려 주세요.',
        footer,
      ].join('\n\n')}\n`,
    },
  ]);
});

test('the sandbox lists the mails as text, the last one first', async () => {
  expect(await (await app.get('/sandbox/mail')).text()).toContain('아직 보낸 메일이 없습니다.');
  await page.change({ mobile: '01098765432' });
  await page.change({ password: fresh });
  const html = await (await app.get('/sandbox/mail')).text();
  expect([...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, subject]) => subject)).toEqual([
    '[오크 리조트 골프] 비밀번호 변경 안내',
    '[오크 리조트 골프] 휴대폰번호 변경 신청 안내',
  ]);
  expect(html).toContain('받는 사람 haneul.kim@naver.example');
});

test('with the sandbox off the mails are not served', async () => {
  const closed = await startApp({ env: { SANDBOX: 'off' } });
  expect((await closed.get('/sandbox/mail')).status).toBe(404);
});
