import { paths } from '../site-paths.ts';
import type { PageInfo } from './page-info.ts';

const page = (title: string, eyebrow: string, description: string): PageInfo => ({
  title,
  eyebrow,
  description,
  trail: [title],
  pageType: null,
});
const memberPage = (title: string, description: string): PageInfo => ({
  title,
  eyebrow: 'My page',
  description,
  trail: ['마이페이지', title],
  pageType: null,
});

/** Metadata of the account pages and the members' area, by path. */
export const accountPages: Readonly<Record<string, PageInfo>> = {
  [paths.login]: page(
    '로그인',
    'Member',
    '오크 리조트 골프 회원 로그인: 나의 회원권과 예약 내역을 확인하고 골프 예약으로 바로 이동합니다.',
  ),
  [paths.findId]: page('아이디 찾기', 'Member', '휴대폰 또는 아이핀 본인확인으로 가입하신 아이디를 찾습니다.'),
  [paths.findPassword]: page('비밀번호 찾기', 'Member', '본인확인을 거쳐 비밀번호를 변경합니다.'),
  [paths.join]: page(
    '회원가입',
    'Join',
    '개인·법인·외국인·일반회원의 가입을 안내합니다. 본인확인과 약관 동의를 거쳐 몇 분이면 마칠 수 있습니다.',
  ),
  [paths.dormantAccount]: page('휴면 계정 안내', 'Member', '오랫동안 이용하지 않은 계정의 안내입니다.'),
  [paths.phoneReturn]: page('본인확인', 'Verification', '휴대폰 본인확인 결과를 확인하고 있습니다.'),
  [paths.ipinReturn]: page('본인확인', 'Verification', '아이핀 본인확인 결과를 확인하고 있습니다.'),
  [paths.myPage]: { ...memberPage('나의 회원권', '보유하신 회원권을 확인합니다.'), title: '마이페이지' },
  [paths.booking]: memberPage('나의 예약', '골프 예약 내역을 조회합니다.'),
  [paths.profileEdit]: memberPage('회원정보 수정', '회원정보와 수신 동의를 고칩니다.'),
  [paths.withdrawal]: memberPage('회원 탈퇴', '회원 탈퇴를 신청합니다.'),
  // npm run new-flow inserts above this line
};
