import type { Setting } from '#contract/setting.ts';
import { paths } from '#contract/site-paths.ts';
import { LinkText } from '#src/ui/LinkText.tsx';
import type { ContactWay } from '#src/ui/news/ContactWays.tsx';
import { PhoneNumber } from '#src/ui/news/PhoneNumber.tsx';

export type AskedSetting = Pick<Setting, 'reservationTel' | 'membershipTel' | 'contactEmail'>;

/** Every way to ask the group. */
export const waysToAsk = ({ reservationTel, membershipTel, contactEmail }: AskedSetting): ContactWay[] => [
  { key: 'reservation', eyebrow: 'Reservation', title: '예약과 이용', text: '예약과 취소, 라운드 당일의 일을 도와드립니다.', action: <PhoneNumber number={reservationTel} /> },
  { key: 'membership', eyebrow: 'Membership', title: '회원권', text: '회원권과 명의 변경, 회원 혜택을 안내합니다.', action: <PhoneNumber number={membershipTel} /> },
  {
    key: 'email',
    eyebrow: 'E-mail',
    title: '이메일',
    text: '천천히 적어 보내 주시면 담당자가 읽고 답해 드립니다.',
    action: (
      <LinkText href={`mailto:${contactEmail}`} variant="lined">
        {contactEmail}
      </LinkText>
    ),
  },
  {
    key: 'inquiry',
    eyebrow: 'Consultation',
    title: '회원권 상담 신청',
    text: '연락처를 남겨 주시면 저희가 먼저 연락드립니다.',
    action: (
      <LinkText href={`${paths.membership}#inquiry`} variant="onward">
        상담 신청하기
      </LinkText>
    ),
  },
];
