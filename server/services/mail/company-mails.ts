import { paths } from '#contract/site/site-paths.ts';
import { contentOf, linkTo, type Content, type Linking } from './content.ts';

/** Informs an approved representative that another person has joined for the company, without naming that person. */
export const joinedMail = (companyName: string): Content =>
  contentOf('법인회원 가입 신청 안내', [
    `${companyName}의 법인회원으로 새로운 분이 가입했습니다.`,
    '오크 리조트 골프에서 확인하기 전까지 그분께는 회사의 회원권과 예약 내역이 보이지 않습니다.',
    '회사에서 알지 못하는 가입이라면 고객센터에 알려 주세요.',
  ]);

/** Informs a member that the company's data is visible from now on. */
export const approvedMail = (context: Linking, companyName: string): Content =>
  contentOf('법인회원 확인 완료 안내', [
    `회원님이 ${companyName}의 법인회원으로 확인되었습니다.`,
    `이제 마이페이지에서 회사의 회원권과 예약 내역을 보실 수 있습니다.${linkTo(context, paths.myPage)}`,
  ]);

/** Informs a member that the company's data is not visible. */
export const refusedMail = (companyName: string): Content =>
  contentOf('법인회원 확인 결과 안내', [
    `회원님이 ${companyName}의 법인회원으로 확인되지 않아, 회사의 회원권과 예약 내역을 보실 수 없습니다.`,
    '회사의 업무를 맡고 계시다면 고객센터로 연락해 주세요. 더 이상 이용하지 않으시면 회원 탈퇴를 하실 수 있습니다.',
  ]);
