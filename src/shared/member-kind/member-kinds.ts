import type { UserType } from '#contract/account/member.ts';

/** The kinds of members in the order they are offered, spec 001 §2. */
export const memberKinds: readonly { value: UserType; title: string; text: string }[] = [
  { value: 'PERSONAL', title: '개인(분양)회원', text: '회원권을 분양받은 개인' },
  { value: 'CORPORATION', title: '법인회원', text: '법인 명의 회원권을 이용하는 분' },
  { value: 'NORMAL', title: '일반(비)회원', text: '회원권 없이 예약과 소식을 이용하는 분' },
  { value: 'FOREIGNER', title: '외국인회원', text: '국내에서 본인확인이 가능한 외국인' },
];
