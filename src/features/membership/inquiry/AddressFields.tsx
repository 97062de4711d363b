import type { RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { hasAddress, noAddress } from '#contract/account/postcode.ts';
import type { postcodeMachine } from '#machines/postcode.machine.ts';
import { Postcode } from '#src/shared/postcode/Postcode.tsx';
import { FormSection, WholeRow } from '#src/ui/forms/FormSection.tsx';
import { TextButton } from '#src/ui/actions/TextButton.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import type { FieldsProps } from './fields-props.ts';

export type AddressFieldsProps = FieldsProps & {
  postcode: ActorRefFrom<typeof postcodeMachine>;
  postcodeRef: RefObject<HTMLDivElement | null>;
};

/** The postal address for documents: filled in by the postcode search or typed, and cleared as a whole. */
export function AddressFields({ entered, errors, postcode, postcodeRef, onChange }: AddressFieldsProps) {
  const focusField = (name: 'postCode' | 'address2') =>
    postcodeRef.current?.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const clear = () => {
    onChange(noAddress);
    focusField('postCode');
  };
  return (
    <FormSection title="자료 받으실 주소" remark="선택 입력" level="h3">
      <Postcode
        actor={postcode}
        frameRef={postcodeRef}
        address={entered}
        errors={errors}
        onType={onChange}
        onFound={(found) => {
          onChange(found);
          focusField('address2');
        }}
      />
      <WholeRow>
        <TextField
          label="상세 주소"
          name="address2"
          autoComplete="address-line2"
          value={entered.address2}
          error={errors.address2}
          onChange={(address2) => onChange({ address2 })}
          end={hasAddress(entered) && <TextButton onPress={clear}>주소 지우기</TextButton>}
        />
      </WholeRow>
    </FormSection>
  );
}
