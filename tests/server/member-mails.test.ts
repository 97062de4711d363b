import { beforeEach, expect, test } from 'vitest';
import { modifyPassword } from '#contract/account/find.ts';
import { post, startApp, type TestApp } from './lib/app.ts';
import { queuedMails } from './lib/mails.ts';
import { myPage, unchanged } from './lib/my.ts';
import { ok, personNamed, verified } from './lib/person.ts';
import { tokenOf } from './lib/read.ts';

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

test('a change of e-mail address and number is mailed to the old and the new address, without the values', async () => {
  expect(await page.change({ email: 'haneul2@gmail.com', mobile: '01098765432' })).toEqual(ok(null));
  const text = `${[greeting, '2026.11.20 18:00에 회원님의 이메일, 휴대폰번호 정보가 변경되었습니다.', '직접 변경하셨다면 이 이메일은 지우셔도 됩니다.', warning, footer].join('\n\n')}\n`;
  const subject = '[오크 리조트 골프] 이메일, 휴대폰번호 변경 안내';
  expect(await queuedMails(app)).toEqual([
    { to: unchanged.email, subject, text },
    { to: 'haneul2@gmail.com', subject, text },
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

test('the sandbox lists the mails as text, the last one first', async () => {
  expect(await (await app.get('/sandbox/mail')).text()).toContain('아직 보낸 메일이 없습니다.');
  await page.change({ mobile: '01098765432' });
  await page.change({ mobile: '01098765432', password: fresh });
  const html = await (await app.get('/sandbox/mail')).text();
  expect([...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, subject]) => subject)).toEqual([
    '[오크 리조트 골프] 비밀번호 변경 안내',
    '[오크 리조트 골프] 휴대폰번호 변경 안내',
  ]);
  expect(html).toContain('받는 사람 haneul.kim@naver.example');
});

test('with the sandbox off the mails are not served', async () => {
  const closed = await startApp({ env: { SANDBOX: 'off' } });
  expect((await closed.get('/sandbox/mail')).status).toBe(404);
});
