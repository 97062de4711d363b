import { expect, test } from 'vitest';
import documents from '#server/db/seed/content/documents.json' with { type: 'json' };
import { accounts } from '#server/db/seed/accounts.ts';
import type { Env } from '#server/env.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { companyCommand } from '../../../scripts/ops/company-commands.ts';
import { startApp } from '../lib/app.ts';
import { companyMails } from '../lib/mails.ts';
import { newcomer, registrationOf, signUp, verified } from '../lib/person.ts';
import { policy, rowsOf } from '../lib/policy.ts';

const oak = { companyName: '오크상사', registrationNumber: '1234567891' };
const reviewer = ['--by', '윤 관리', '--reason', '대표번호로 확인'];

/** Settings that send data to other parties. */
type Outside = Exclude<
  Extract<keyof Env, `${string}_URL` | `VITE_${string}`>,
  'ADMIN_URL' | 'DATABASE_URL' | 'SITE_URL'
>;

const system = [
  '늘봄시스템 주식회사',
  '누리집·예약·사전 체크인 시스템 운영·보수, 안내 이메일 발송',
  '위탁 계약 종료 때까지',
];
const identity = ['한울본인확인 주식회사', '휴대폰·아이핀 본인확인', '확인 완료 즉시 또는 관계 법령에 따른 기간'];
const visited =
  '주소를 찾거나 영상을 보거나 카카오톡으로 공유하실 때에는 그 서비스를 하는 곳에 연결됩니다. 회사는 회원정보를 그곳에 보내지 않습니다.';

test('the privacy policy names each external service in the settings', () => {
  const recipients: Record<Outside, string | readonly string[] | null> = {
    NICE_URL: identity,
    NICE_API_URL: identity,
    RESERVATION_LOGIN_URL: system,
    SMTP_URL: system,
    POSTCODE_SCRIPT_URL: visited,
    VITE_KAKAO_KEY: visited,
    // Receives a club and a day, without personal data.
    TEE_TIMES_URL: null,
    // Receives a weather request for a location, without personal data.
    WEATHER_URL: null,
  };
  const missing = Object.entries(recipients).filter(
    ([, how]) =>
      how !== null &&
      !(typeof how === 'string'
        ? policy.includes(`<p>${how}</p>`)
        : rowsOf('처리 위탁 현황').some((row) => row.join() === how.join())),
  );
  expect(missing).toEqual([]);
});

test('the content security policy allows no external origin that the privacy policy does not name', () => {
  const env = { RESERVATION_LOGIN_URL: '/a', RESERVATION_ORIGINS: [], VITE_KAKAO_KEY: 'key' };
  expect([...new Set(contentSecurityPolicy(env).match(/https:[^\s;]+/g))]).toEqual([
    'https://t1.kakaocdn.net',
    'https://kapi.kakao.com',
    'https://www.youtube-nocookie.com',
    'https://sharer.kakao.com',
  ]);
});

test('a member joining for a company is informed who receives the request, before the consent and in the privacy policy', () => {
  expect(rowsOf('법인회원 확인')).toEqual([
    ['회사의 담당 부서', '가입할 때(이메일)', '접수 번호, 사업자등록번호'],
    ['해당 법인의 등록된 연락처', '담당 부서가 확인할 때', '가입하신 분의 성명'],
    ['해당 법인의 회원으로 이미 확인된 분', '가입할 때(이메일)', '새로 가입한 분이 있다는 사실(성명과 연락처 제외)'],
    ['가입하신 본인', '확인을 마쳤을 때(이메일)', '확인 결과'],
  ]);
  const consent = documents.find(({ type }) => type === 'PRIVACY_JOIN')?.content;
  expect(consent).toContain(
    '법인회원으로 가입하시면 그 법인의 업무를 맡은 분이 맞는지 법인에 확인합니다. 이때 법인의 등록된 연락처로 가입하신 분의 성명을 알립니다.',
  );
});

test('a company sign-up is mailed to the recipients that the privacy policy names, with no more data than it states', async () => {
  const app = await startApp();
  const body = registrationOf(await verified(app), { userType: 'CORPORATION', corporation: oak });
  expect((await signUp(app, body)).status).toBe(200);
  const atSignUp = await companyMails(app);
  await companyCommand(['approve', '8', ...reviewer])(app.deps);
  const afterCheck = (await companyMails(app)).slice(atSignUp.length);
  const confirmed = accounts.find(({ serviceId }) => serviceId === 'corp0001')?.email;
  expect([atSignUp.map((mail) => mail?.to), afterCheck.map((mail) => mail?.to)]).toEqual([
    ['contact@oakresortgolf.example', confirmed],
    [body.email],
  ]);
  const [department = '', member = ''] = atSignUp.map((mail) => `${mail?.subject}\n${mail?.text}`);
  const personal = [newcomer.name, body.email, body.mobile, body.serviceId];
  expect(personal.filter((each) => department.includes(each) || member.includes(each))).toEqual([]);
  expect([
    department.includes('번호: 8'),
    department.includes('사업자등록번호: 123-45-67891'),
    member.includes('새로운 분이 가입했습니다'),
  ]).toEqual([true, true, true]);
});
