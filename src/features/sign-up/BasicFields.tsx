import type { ReactNode } from 'react';
import type { Identity } from '#contract/verification.ts';
import { NewPasswordFields } from '#src/shared/new-password/NewPasswordFields.tsx';
import { FormSection, WholeRow } from '#src/ui/FormSection.tsx';
import { ReadOnlyField } from '#src/ui/ReadOnlyField.tsx';
import { BirthdayFields } from './BirthdayFields.tsx';
import { EmailFields } from './EmailFields.tsx';
import type { IdFieldProps } from './IdCheck.tsx';
import { MobileFields } from './MobileFields.tsx';
import type { FieldsProps } from './personal-info-values.ts';

export type BasicFieldsProps = FieldsProps & { identity: Identity; today: Date; renderIdCheck: (field: IdFieldProps) => ReactNode };

/** What every member gives; who the person is, is verified and not to be typed. */
export function BasicFields({ identity, today, values, errors, renderIdCheck, onChange }: BasicFieldsProps) {
  return (
    <FormSection title="기본 회원 정보" remark="필수 입력">
      <ReadOnlyField label="이름" value={identity.name} />
      <ReadOnlyField label="성별" value={identity.gender === '1' ? '남자' : '여자'} />
      <WholeRow>{renderIdCheck({ serviceId: values.serviceId, error: errors.serviceId, onChange: (serviceId) => onChange({ serviceId }) })}</WholeRow>
      <NewPasswordFields label="비밀번호" entered={values} errors={errors} onChange={onChange} />
      <WholeRow>
        <BirthdayFields today={today} birthday={values.birthday} onChange={(birthday) => onChange({ birthday })} />
      </WholeRow>
      <WholeRow>
        <EmailFields values={values} errors={errors} onChange={onChange} />
      </WholeRow>
      <WholeRow>
        <MobileFields isVerified={identity.mobileno !== null} mobile={values.mobile} error={errors.mobile} onChange={(mobile) => onChange({ mobile })} />
      </WholeRow>
    </FormSection>
  );
}
