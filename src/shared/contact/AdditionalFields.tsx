import type { RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { contactHints } from '#contract/account/contact-hints.ts';
import { addressTypeNames } from '#contract/account/contact-info.ts';
import { areaCodes, parseLandline } from '#contract/account/phone.ts';
import { hasAddress, noAddress, type FoundAddress } from '#contract/account/postcode.ts';
import type { postcodeMachine } from '#machines/postcode.machine.ts';
import { Postcode } from '../postcode/Postcode.tsx';
import { FormSection, WholeRow } from '#src/ui/forms/FormSection.tsx';
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx';
import { TextButton } from '#src/ui/actions/TextButton.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import type { ContactFieldsProps } from './contact-fields.ts';
import { PhoneFields } from './PhoneFields.tsx';

export type AdditionalFieldsProps = ContactFieldsProps & {
  postcode: ActorRefFrom<typeof postcodeMachine>;
  /** The element that the postcode search is embedded in. */
  postcodeRef: RefObject<HTMLDivElement | null>;
};

const addressTypes = Object.entries(addressTypeNames).map(([value, label]) => ({ value, label }));

/** Form section for the postal address that event prizes are sent to, and for a landline number. */
export function AdditionalFields({ values, errors, postcode, postcodeRef, onChange }: AdditionalFieldsProps) {
  const focusField = (name: 'postCode' | 'address2') =>
    postcodeRef.current?.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const fill = (address: FoundAddress) => {
    onChange(address);
    focusField('address2');
  };
  const clear = () => {
    onChange(noAddress);
    focusField('postCode');
  };
  return (
    <FormSection title="추가 정보" remark="선택 입력 · 이벤트 경품을 받을 주소">
      <WholeRow>
        <RadioGroup
          label="주소 구분"
          items={addressTypes}
          value={values.addressType}
          onChange={(type) => onChange({ addressType: type === 'COMPANY' ? 'COMPANY' : 'HOME' })}
        />
      </WholeRow>
      <Postcode
        actor={postcode}
        frameRef={postcodeRef}
        address={values}
        errors={errors}
        onType={onChange}
        onFound={fill}
      />
      <WholeRow>
        <TextField
          label="상세 주소"
          name="address2"
          autoComplete="address-line2"
          placeholder={contactHints.detailAddress}
          value={values.address2}
          error={errors.address2}
          onChange={(address2) => onChange({ address2 })}
          end={hasAddress(values) && <TextButton onPress={clear}>주소 지우기</TextButton>}
        />
      </WholeRow>
      <WholeRow>
        <PhoneFields
          label="전화번호"
          name="contact"
          prefixLabel="지역번호"
          prefixes={areaCodes}
          parse={parseLandline}
          hint={contactHints.landlineParts}
          parts={values.contact}
          error={errors.contact}
          onChange={(contact) => onChange({ contact })}
        />
      </WholeRow>
    </FormSection>
  );
}
