import type { ContactKind } from '#contract/account/contact-change.ts';
import { contactChangeLimits } from '#contract/account/contact-change.ts';
import { paths } from '#contract/site/site-paths.ts';
import { contentOf, linkTo, type Content, type Linking } from './content.ts';

const contactNames = { EMAIL: '이메일', MOBILE: '휴대폰번호' } as const satisfies Record<ContactKind, string>;

/** Brings the code that proves a new email address. */
export const codeMail = (context: Linking, code: string): Content =>
  contentOf('이메일 변경 인증번호 안내', [
    `인증번호: ${code}`,
    `마이페이지에서 이 인증번호를 입력하시면 이메일이 변경됩니다. ${contactChangeLimits.codeMs / 60_000}분 안에 입력해 주세요.${linkTo(context, paths.myPage)}`,
    '직접 신청하지 않으셨다면 이 이메일은 지우셔도 됩니다. 인증번호는 누구에게도 알려 주지 마세요.',
  ]);

/** Reports to the address in force that another address or number was entered, which has not been proved yet. */
export const contactRequestMail = (context: Linking, kinds: readonly ContactKind[]): Content => {
  const names = kinds.map((kind) => contactNames[kind]).join(', ');
  return contentOf(`${names} 변경 신청 안내`, [
    `회원님의 ${names} 변경 신청을 받았습니다. 새로 입력하신 내용은 확인을 마친 뒤에 적용되며, 그때까지는 지금의 정보가 그대로 유지됩니다.`,
    '직접 신청하셨다면 이 이메일은 지우셔도 됩니다.',
    `직접 신청하지 않으셨다면 곧바로 본인확인을 거쳐 비밀번호를 변경하시고 고객센터에 알려 주세요.${linkTo(context, paths.findPassword)}`,
  ]);
};
