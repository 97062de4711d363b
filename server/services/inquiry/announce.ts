import { inquirerTypeNames, inquiryTypeNames } from '#contract/membership/inquiry.ts';
import type { membershipInquiry } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { queueToContact } from '../mail/contact.ts';
import type { Mail } from '../mail/queue.ts';
import { momentInKorea } from './columns.ts';

type StoredInquiry = Pick<typeof membershipInquiry.$inferSelect, 'id' | 'receivedAt' | 'inquirerType' | 'inquiryType'>;

/**
 * Queues a mail about the consultation to the site's contact address. If there is none, the consultation is still
 * stored, and an error is logged.
 */
export async function announceInquiry(
  deps: Pick<Deps, 'db' | 'keys' | 'now' | 'log'>,
  inquiry: StoredInquiry,
): Promise<void> {
  if (!(await queueToContact(deps, announcement(inquiry))))
    deps.log.error('consultation not announced', { consultation: inquiry.id });
}

/** Contains no personal data, which a mailbox would store longer than the site does. */
const announcement = ({ id, receivedAt, inquirerType, inquiryType }: StoredInquiry): Omit<Mail, 'to'> => ({
  subject: `[오크 리조트 골프] 회원권 상담 신청 ${id}번`,
  text: `회원권 상담 신청이 접수되었습니다.

번호: ${id}
접수 시각: ${momentInKorea(receivedAt)}
문의 구분: ${inquiryTypeNames[inquiryType]}
회원 구분: ${inquirerTypeNames[inquirerType]}

신청하신 분의 정보는 이메일에 담지 않습니다. 서버에서 아래 명령으로 열고, 답변한 다음 표시해 주세요.

npm run consultations -- open ${id} --by "이름" --reason "사유"
npm run consultations -- answer ${id} --by "이름"
`,
});
