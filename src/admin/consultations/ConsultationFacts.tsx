import { inquirerTypeNames, inquiryTypeNames } from '#contract/membership/inquiry.ts';
import { consultationStateNames, type ConsultationDetail } from '#contract/staff/consultation.ts';
import { FactList } from '#src/ui/data/FactList.tsx';
import { timeText } from '../ui/time-text.ts';

/** Shows the consultation as the visitor sent it, and the state of its handling. */
export function ConsultationFacts({ consultation }: { consultation: ConsultationDetail }) {
  const { state, isOverdue, assignee, receivedAt, dueAt, inquiryType, inquirerType } = consultation;
  const { name, contact, email, postCode, address1, address2 } = consultation;
  return (
    <FactList
      facts={[
        { label: '상태', value: `${consultationStateNames[state]}${isOverdue ? ' · 기한 지남' : ''}` },
        { label: '담당', value: assignee?.name ?? '없음' },
        { label: '접수', value: timeText(receivedAt) },
        { label: '기한', value: timeText(dueAt) },
        { label: '구분', value: `${inquiryTypeNames[inquiryType]} · ${inquirerTypeNames[inquirerType]}` },
        { label: '성함', value: name },
        { label: '연락처', value: <a href={`tel:${contact}`}>{contact}</a> },
        { label: '이메일', value: email === '' ? '없음' : email },
        { label: '주소', value: `${postCode} ${address1} ${address2}`.trim() || '없음' },
      ]}
    />
  );
}
