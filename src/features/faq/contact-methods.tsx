import type { Setting } from '#contract/site/setting.ts';
import { paths } from '#contract/site/site-paths.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import type { ContactMethod } from '#src/ui/news/ContactMethods.tsx';
import { PhoneNumber } from '#src/ui/news/PhoneNumber.tsx';
import { faqTexts } from './faq-texts.ts';

export type ContactSetting = Pick<Setting, 'reservationTel' | 'membershipTel' | 'contactEmail' | 'kakaoLink'>;

/** The ways to contact the group; KakaoTalk only if the settings have its URL. */
export const contactMethods = ({
  reservationTel,
  membershipTel,
  contactEmail,
  kakaoLink,
}: ContactSetting): ContactMethod[] => [
  {
    key: 'reservation',
    eyebrow: 'Reservation',
    title: '예약과 이용',
    text: faqTexts.methods.reservation,
    action: <PhoneNumber number={reservationTel} />,
  },
  {
    key: 'membership',
    eyebrow: 'Membership',
    title: '회원권',
    text: faqTexts.methods.membership,
    action: <PhoneNumber number={membershipTel} />,
  },
  ...(kakaoLink === ''
    ? []
    : [
        {
          key: 'kakao',
          eyebrow: 'KakaoTalk',
          title: '카카오톡',
          text: faqTexts.methods.kakao,
          action: (
            <LinkText href={kakaoLink} variant="lined" isExternal>
              카카오톡 채널 열기
            </LinkText>
          ),
        },
      ]),
  {
    key: 'email',
    eyebrow: 'E-mail',
    title: '이메일',
    text: faqTexts.methods.email,
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
    text: faqTexts.methods.inquiry,
    action: (
      <LinkText href={`${paths.membership}#inquiry`} variant="onward">
        상담 신청하기
      </LinkText>
    ),
  },
];
