import type { ReactNode } from 'react';
import type { PhoneParts } from '#contract/account/phone.ts';
import { signUpMessages } from '#contract/account/sign-up-messages.ts';
import type { Identity } from '#contract/account/verification.ts';
import { EmailFields } from '#src/shared/contact/EmailFields.tsx';
import { MobileFields } from '#src/shared/contact/MobileFields.tsx';
import { NewPasswordFields } from '#src/shared/new-password/NewPasswordFields.tsx';
import { FormSection, WholeRow } from '#src/ui/forms/FormSection.tsx';
import { ReadOnlyField } from '#src/ui/forms/ReadOnlyField.tsx';
import { BirthdayFields } from './BirthdayFields.tsx';
import type { IdFieldProps } from './IdCheck.tsx';
import type { FieldsProps } from './personal-info-values.ts';

export type BasicFieldsProps = FieldsProps & {
  identity: Identity;
  today: Date;
  renderIdCheck: (field: IdFieldProps) => ReactNode;
};

/** The fields that every member has; the identity is verified and read-only. */
export function BasicFields({ identity, today, values, errors, renderIdCheck, onChange }: BasicFieldsProps) {
  return (
    <FormSection title="기본 회원정보" remark="필수 입력">
      <ReadOnlyField label="이름" value={identity.name} />
      <ReadOnlyField label="성별" value={identity.gender === '1' ? '남자' : '여자'} />
      <WholeRow>
        {renderIdCheck({
          serviceId: values.serviceId,
          error: errors.serviceId,
          onChange: (serviceId) => onChange({ serviceId }),
        })}
      </WholeRow>
      <NewPasswordFields label="비밀번호" entered={values} errors={errors} onChange={onChange} />
      <WholeRow>
        <BirthdayFields today={today} birthday={values.birthday} onChange={(birthday) => onChange({ birthday })} />
      </WholeRow>
      <WholeRow>
        <EmailFields values={values} errors={errors} onChange={onChange} />
      </WholeRow>
      <WholeRow>
        {identity.mobileno === null ? (
          <MobileFields parts={values.mobile} error={errors.mobile} onChange={(mobile) => onChange({ mobile })} />
        ) : (
          <VerifiedMobile {...values.mobile} />
        )}
      </WholeRow>
    </FormSection>
  );
}

/** A number that a phone verification has proved stays as it is. */
function VerifiedMobile({ prefix, front, back }: PhoneParts) {
  return <ReadOnlyField label="휴대폰번호" value={`${prefix}-${front}-${back}`} hint={signUpMessages.verifiedMobile} />;
}
