import { expect, test } from 'vitest';
import { withdrawnIdKeptFor } from '#contract/account/withdrawal.ts';
import documents from '#server/db/seed/content/documents.json' with { type: 'json' };
import { deviceKnownForDays } from '#server/http/device-cookie.ts';
import { dormancy } from '#server/services/dormancy/update.ts';
import { retention } from '#server/services/purge.ts';

const policy = documents.find(({ type }) => type === 'PRIVACY')?.content ?? '';
/** The rows of the table of this caption, cell by cell. */
const rowsOf = (caption: string) => {
  const table = new RegExp(`<caption>${caption}</caption>.*?</table>`, 's').exec(policy)?.[0] ?? '';
  return [...table.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g)].map(([, row = '']) => row.replace(/<\/td>$/, '').split(/<\/th><td>|<\/td><td>/));
};
const periods = (caption: string) => Object.fromEntries(rowsOf(caption).map((row) => [row[0] ?? '', row.at(-1) ?? '']));

test('the privacy policy names what the browser keeps, and for how long', () => {
  expect(rowsOf('쿠키와 브라우저 저장소')).toEqual([
    ['필수', '로그인 유지', '로그아웃 때까지'],
    ['보안', '로그인한 적이 있는 기기의 확인(다른 사람의 로그인 시도로 이용이 제한되지 않게 함)', `${deviceKnownForDays}일`],
    ['기능', '아이디 저장, 팝업 하루 동안 보지 않기', '이용자가 지울 때까지, 팝업은 1일'],
  ]);
});

test('the periods of the privacy policy are those after which the site deletes', () => {
  expect(periods('처리 항목과 보유 기간')).toMatchObject({
    '골프 예약': `이용일부터 ${retention.bookingYears}년`,
    '회원권 상담 신청': `접수일부터 ${retention.consultationYears}년`,
    '누리집 이용': `${retention.accessRecordYears}년`,
    '회원 안내 이메일': `보낼 때까지(발송 기록은 ${retention.mailDays}일)`,
  });
  expect(periods('법령에 따른 보관')).toMatchObject({ '개인정보의 안전성 확보조치 기준': `${retention.accessRecordYears}년` });
});

test('the privacy policy says what is left of a member who leaves, and for how long', () => {
  const days = withdrawnIdKeptFor / (24 * 3_600_000);
  expect(policy).toContain(`식별 값만 ${days}일 동안 남기고, 동의·철회 이력은 분쟁에 대비하여 ${retention.withdrawnConsentYears}년 동안 분리하여 보관합니다.`);
});

test('the privacy policy says when an account becomes dormant, and when its member is told', () => {
  expect(policy).toContain(`${dormancy.years}년 이상 로그인하지 않은 계정은 휴면 상태로 전환합니다. 전환 ${dormancy.noticeDays}일 전에 이메일로 알리며,`);
});
