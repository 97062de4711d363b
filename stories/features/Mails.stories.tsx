import type { StoryObj } from '@storybook/react-vite';
import { mailHtml } from '#server/services/mail/html.ts';
import { mailExamples, siteUrl } from '#tests/fixtures/mails.ts';
import { MailFrames } from './MailFrames.tsx';

export default { title: '화면/이메일', id: 'features-mails' };

const story = (name: keyof typeof mailExamples): StoryObj => ({
  loaders: [async () => ({ document: await mailHtml(mailExamples[name], siteUrl) })],
  render: (_, { loaded: { document } }) => <MailFrames content={mailExamples[name]} document={String(document)} />,
});

export const Welcome: StoryObj = { name: '가입 환영 · Welcome', ...story('welcomeMail') };
export const NewDevice: StoryObj = { name: '새 기기 로그인 · New Device', ...story('newDeviceMail') };
export const Change: StoryObj = { name: '변경 알림 · Change', ...story('changeMail') };
export const Code: StoryObj = { name: '이메일 변경 인증번호 · Code', ...story('codeMail') };
export const ContactRequest: StoryObj = {
  name: '이메일·휴대폰번호 변경 신청 · Contact Request',
  ...story('contactRequestMail'),
};
export const Passkey: StoryObj = { name: '패스키 추가 · Passkey', ...story('passkeyMail') };
export const Reset: StoryObj = { name: '본인확인 후 비밀번호 변경 · Reset', ...story('resetMail') };
export const Dormancy: StoryObj = { name: '휴면 전환 예정 · Dormancy', ...story('dormancyMail') };
export const ConsentConfirmation: StoryObj = {
  name: '광고성 정보 수신 동의 확인 · Consent Confirmation',
  ...story('consentConfirmationMail'),
};
export const Withdrawal: StoryObj = { name: '회원 탈퇴 · Withdrawal', ...story('withdrawalMail') };
export const Joined: StoryObj = { name: '회사에 새로 가입한 회원 · Joined', ...story('joinedMail') };
export const Approved: StoryObj = { name: '법인회원 확인 완료 · Approved', ...story('approvedMail') };
export const Refused: StoryObj = { name: '법인회원 확인 결과 · Refused', ...story('refusedMail') };
export const CompanyRequest: StoryObj = {
  name: '운영자: 법인회원 확인 요청 · Company Request',
  ...story('companyRequestMail'),
};
export const Consultation: StoryObj = { name: '운영자: 상담 신청 · Consultation', ...story('consultationMail') };
export const ConsultationAnswer: StoryObj = {
  name: '상담 답변 · Consultation Answer',
  ...story('consultationAnswerMail'),
};
