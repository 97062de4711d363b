import type { Member } from '#contract/account/member.ts';
import type { Profile, ProfileErrors } from '#contract/account/profile.ts';
import { registrationNumberText } from '#contract/account/registration-number-text.ts';
import { EmailFields } from '#src/shared/contact/EmailFields.tsx';
import { MobileFields } from '#src/shared/contact/MobileFields.tsx';
import { NewPasswordFields } from '#src/shared/new-password/NewPasswordFields.tsx';
import { FormSection, WholeRow } from '#src/ui/forms/FormSection.tsx';
import { ReadOnlyField } from '#src/ui/forms/ReadOnlyField.tsx';

export type BasicInfoProps = {
  member: Member;
  entered: Profile;
  errors: ProfileErrors;
  onChange: (changed: Partial<Profile>) => void;
};

/** The member's identity, which is read-only, and the fields that every member has. */
export function BasicInfo({ member: { name, serviceId, corporation }, entered, errors, onChange }: BasicInfoProps) {
  return (
    <FormSection title="기본 정보">
      <ReadOnlyField label="이름" value={name} />
      <ReadOnlyField label="아이디" value={serviceId} />
      {corporation && (
        <>
          <ReadOnlyField label="회사명" value={corporation.companyName} />
          <ReadOnlyField label="사업자등록번호" value={registrationNumberText(corporation.registrationNumber)} />
        </>
      )}
      <NewPasswordFields label="새 비밀번호" isOptional entered={entered} errors={errors} onChange={onChange} />
      <WholeRow>
        <EmailFields values={entered} errors={errors} onChange={onChange} />
      </WholeRow>
      <WholeRow>
        <MobileFields parts={entered.mobile} error={errors.mobile} onChange={(mobile) => onChange({ mobile })} />
      </WholeRow>
    </FormSection>
  );
}
