import { registrationNumberText } from '#contract/account/registration-number-text.ts';
import { inquirerTypeNames, inquiryTypeNames } from '#contract/membership/inquiry.ts';
import type { membershipInquiry } from '../../db/schema.ts';
import { momentInKorea } from '../inquiry/columns.ts';
import type { Deps } from '../../deps.ts';
import { officeEnv } from '../../office-env.ts';
import { linkTo, siteMark, type Content } from './content.ts';

export type JoinedCompany = { readonly id: number; readonly registrationNumber: string };
export type StoredInquiry = Pick<
  typeof membershipInquiry.$inferSelect,
  'id' | 'receivedAt' | 'inquirerType' | 'inquiryType'
>;

/**
 * Asks the operators to approve a member for a company. Leaves out the member's name and contact details, which a
 * mailbox would store longer than the site does.
 */
export const companyRequestMail = ({ id, registrationNumber }: JoinedCompany): Content => ({
  subject: `${siteMark} 법인회원 확인 요청 ${id}번`,
  text: `법인회원 가입이 접수되었습니다. 회사의 업무를 맡은 분이 맞는지 확인해 주세요.

번호: ${id}
사업자등록번호: ${registrationNumberText(registrationNumber)}

확인하기 전까지 가입하신 분께는 회원권과 예약 내역이 보이지 않습니다. 서버에서 아래 명령으로 열고, 회사의 등록된 연락처로 확인한 다음 결과를 남겨 주세요.

npm run companies -- open ${id} --by "이름" --reason "사유"
npm run companies -- approve ${id} --by "이름" --reason "확인한 방법"
npm run companies -- refuse ${id} --by "이름" --reason "사유"
`,
});

/** Asks the operators to answer a consultation. Contains no personal data, for the same reason. */
export const consultationMail = (
  { env }: { readonly env: Pick<Deps['env'], 'ADMIN' | 'ADMIN_PORT' | 'ADMIN_URL' | 'SITE_URL'> },
  { id, receivedAt, inquirerType, inquiryType }: StoredInquiry,
): Content => ({
  subject: `${siteMark} 회원권 상담 신청 ${id}번`,
  text: `회원권 상담 신청이 접수되었습니다.

번호: ${id}
접수 시각: ${momentInKorea(receivedAt)}
문의 구분: ${inquiryTypeNames[inquiryType]}
회원 구분: ${inquirerTypeNames[inquirerType]}

신청하신 분의 정보는 이메일에 담지 않습니다. ${env.ADMIN === 'on' ? `업무 화면의 상담에서 열고 답변해 주세요.${linkTo({ env: officeEnv(env) }, `/admin/consultations/${id}`)}` : commands(id)}
`,
});

const commands = (id: number) => `서버에서 아래 명령으로 열고, 답변한 다음 표시해 주세요.

npm run consultations -- open ${id} --by "이름" --reason "사유"
npm run consultations -- answer ${id} --by "이름"`;
