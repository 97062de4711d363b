import { mobilePrefixes, type PhoneParts } from '#contract/phone.ts';
import { ReadOnlyField } from '#src/ui/ReadOnlyField.tsx';
import { PhoneFields } from './PhoneFields.tsx';

export type MobileFieldsProps = { isVerified: boolean; mobile: PhoneParts; error: string | undefined; onChange: (mobile: PhoneParts) => void };

/** A number that a phone verification has proved stays as it is; after i-PIN it is typed. */
export function MobileFields({ isVerified, mobile, error, onChange }: MobileFieldsProps) {
  if (isVerified) return <ReadOnlyField label="휴대폰 번호" value={`${mobile.prefix}-${mobile.front}-${mobile.back}`} hint="휴대폰 본인 인증에서 확인한 번호입니다." />;
  return <PhoneFields label="휴대폰 번호" name="mobile" prefixLabel="휴대폰 번호 앞자리" prefixes={mobilePrefixes} isRequired parts={mobile} error={error} onChange={onChange} />;
}
