import { expect, test } from 'vitest';
import { hideDurationMs } from '#contract/site/frame-limits.ts';
import { withdrawnIdRetentionMs } from '#contract/account/withdrawal.ts';
import { deviceKnownForDays } from '#server/http/device-cookie.ts';
import { verifyingForMinutes } from '#server/http/verifying-browser.ts';
import { confirmation } from '#server/services/consent/confirm.ts';
import { dormancy } from '#server/services/dormancy/update.ts';
import { retention } from '#server/services/purge.ts';
import { advertisingConsent, policy, rowsOf } from '../lib/policy.ts';

const dayMs = 24 * 3_600_000;
/** Returns the first and last cell of each row. */
const periods = (caption: string) => rowsOf(caption).map((row) => [row.at(0), row.at(-1)]);

test('the privacy policy lists what the browser stores, and for how long', () => {
  expect(rowsOf('쿠키와 브라우저 저장소')).toEqual([
    ['필수', '로그인 유지', '로그아웃 때까지'],
    [
      '보안',
      '로그인한 적이 있는 기기의 확인(다른 사람의 로그인 시도로 이용이 제한되지 않게 함)',
      `${deviceKnownForDays}일`,
    ],
    [
      '보안',
      '본인확인을 시작한 브라우저의 확인(다른 사람이 시작한 본인확인이 이용되지 않게 함)',
      `${verifyingForMinutes}분`,
    ],
    ['기능', '아이디 저장, 팝업 하루 동안 보지 않기', `이용자가 지울 때까지, 팝업은 ${hideDurationMs / dayMs}일`],
  ]);
});

test('the periods of the privacy policy are the retention periods of the site; scorecards and check-ins are in other systems', () => {
  expect(periods('처리 항목과 보유 기간')).toEqual([
    ['개인·일반·외국인회원 가입', '탈퇴할 때까지'],
    ['법인회원 가입', '탈퇴할 때까지'],
    ['골프 예약', `이용일부터 ${retention.bookingYears}년`],
    ['전자 스코어카드 전송', '전송일부터 1년'],
    ['사전 체크인', '이용일 다음 날(선택 항목), 이용일부터 5년(그 밖의 항목)'],
    ['회원권 상담 신청', `접수일부터 ${retention.consultationYears}년`],
    ['누리집 이용', `${retention.accessRecordYears}년`],
    ['회원 안내 이메일', `보낼 때까지(발송 기록은 ${retention.mailDays}일)`],
    ['상담 열람과 법인회원 확인', `기록일부터 ${retention.accessRecordYears}년`],
  ]);
});

test('of the periods that laws require, the one for access records is the site’s; contracts, payments and disputes are in other systems', () => {
  expect(periods('법령에 따른 보관')).toEqual([
    ['전자상거래 등에서의 소비자보호에 관한 법률', '5년'],
    ['전자상거래 등에서의 소비자보호에 관한 법률', '5년'],
    ['전자상거래 등에서의 소비자보호에 관한 법률', '3년'],
    ['개인정보의 안전성 확보조치 기준', `${retention.accessRecordYears}년`],
  ]);
});

test('the privacy policy states which data remains after a withdrawal, and for how long', () => {
  expect(policy).toContain(
    `식별 값만 ${withdrawnIdRetentionMs / dayMs}일 동안 남기고, 동의·철회 이력은 분쟁에 대비하여 ${retention.withdrawnConsentYears}년 동안 분리하여 보관합니다.`,
  );
});

test('the privacy policy states when an account becomes dormant, and when its member is notified', () => {
  expect(policy).toContain(
    `${dormancy.years}년 이상 로그인하지 않은 계정은 휴면 상태로 전환합니다. 전환 ${dormancy.noticeDays}일 전에 이메일로 알리며,`,
  );
});

test('the consent to advertising states how often it is confirmed', () => {
  expect(advertisingConsent).toContain(`동의 여부는 ${confirmation.years}년마다 다시 확인해 드립니다.`);
});
