import type { ReactNode } from 'react';
import { inquiryMessages } from '#contract/membership/inquiry-messages.ts';
import { ConsentField } from '#src/ui/forms/ConsentField.tsx';
import { ConsentNotice } from '#src/ui/forms/ConsentNotice.ts';
import { FactList } from '#src/ui/data/FactList.tsx';
import { FormSection, WholeRow } from '#src/ui/forms/FormSection.tsx';
import type { FieldsProps } from './fields-props.ts';

const facts = [
  { label: '수집 항목', value: '이름, 연락처, 회원 구분, 문의 구분 (선택: 이메일, 주소, 문의 내용)' },
  { label: '이용 목적', value: '회원권 상담 접수와 답변' },
  { label: '보유 기간', value: '접수일부터 1년' },
  { label: '거부 권리', value: inquiryMessages.refusal },
];

/** Which personal data is stored, why and for how long (spec 000 §9), beside the checkbox that consents to it. */
export function ConsentFields({ entered, errors, consent, onChange }: FieldsProps & { consent: ReactNode }) {
  return (
    <FormSection title="개인정보 수집 및 이용" level="h3">
      <ConsentNotice>
        <FactList facts={facts} />
        {consent}
      </ConsentNotice>
      <WholeRow>
        <ConsentField
          name="agreed"
          isSelected={entered.agreed}
          error={errors.agreed}
          onChange={(agreed) => onChange({ agreed })}
        >
          {inquiryMessages.consent}
        </ConsentField>
      </WholeRow>
    </FormSection>
  );
}
