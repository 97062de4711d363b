import { mobilePrefixes, parseMobile } from '#contract/account/phone.ts';
import { PhoneFields, type PhoneFieldsProps } from './PhoneFields.tsx';

/** The mobile number, which every member has. */
export function MobileFields(props: Pick<PhoneFieldsProps, 'parts' | 'error' | 'onChange'>) {
  return (
    <PhoneFields
      label="휴대폰번호"
      name="mobile"
      prefixLabel="휴대폰번호 앞자리"
      prefixes={mobilePrefixes}
      parse={parseMobile}
      isRequired
      {...props}
    />
  );
}
