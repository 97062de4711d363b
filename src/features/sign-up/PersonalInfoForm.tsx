import { useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PersonalInfo, PersonalInfoErrors, PersonalInfoField } from '#contract/account/personal-info.ts';
import { signUpMessages } from '#contract/account/sign-up-messages.ts';
import type { Identity } from '#contract/account/verification.ts';
import type { postcodeMachine } from '#machines/postcode.machine.ts';
import { AdditionalFields } from '#src/shared/contact/AdditionalFields.tsx';
import { Caution } from '#src/ui/forms/FormSection.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { WizardActions } from '#src/ui/forms/WizardActions.tsx';
import { BasicFields } from './BasicFields.tsx';
import type { IdFieldProps } from './IdCheck.tsx';
import { changedFields, infoOf, isTyped } from './personal-info-values.ts';

export type PersonalInfoFormProps = {
  identity: Identity;
  /** The day that the selectable years are counted from. */
  today: Date;
  errors: PersonalInfoErrors;
  /** The values entered before; null the first time. */
  values: PersonalInfo | null;
  isBusy: boolean;
  postcode: ActorRefFrom<typeof postcodeMachine>;
  postcodeRef: RefObject<HTMLDivElement | null>;
  formRef?: RefObject<HTMLFormElement | null>;
  renderIdCheck: (field: IdFieldProps) => ReactNode;
  onFieldChange: (field: PersonalInfoField) => void;
  onSubmit: (values: PersonalInfo) => void;
  /** Called with whether entered values would be lost. */
  onCancel: (isTyped: boolean) => void;
  onBack: (values: PersonalInfo) => void;
};

/** The personal information step, spec 001 §2, §3. */
export function PersonalInfoForm({
  identity,
  today,
  errors,
  values: previous,
  isBusy,
  postcode,
  postcodeRef,
  formRef,
  renderIdCheck,
  onFieldChange,
  onSubmit,
  onCancel,
  onBack,
}: PersonalInfoFormProps) {
  const [values, setValues] = useState(() => infoOf(identity, previous));
  const change = (changed: Partial<PersonalInfo>) => {
    setValues((current) => ({ ...current, ...changed }));
    changedFields(changed).forEach((field) => field in errors && onFieldChange(field));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSubmit(values);
  };
  return (
    <form ref={formRef} aria-label="회원정보" noValidate onSubmit={submit}>
      <Stack gap="large">
        <Caution>{signUpMessages.ownDetailsOnly}</Caution>
        <BasicFields
          identity={identity}
          today={today}
          values={values}
          errors={errors}
          renderIdCheck={renderIdCheck}
          onChange={change}
        />
        <AdditionalFields
          values={values}
          errors={errors}
          postcode={postcode}
          postcodeRef={postcodeRef}
          onChange={change}
        />
      </Stack>
      <WizardActions
        next="다음 단계"
        isPending={isBusy}
        onCancel={() => onCancel(isTyped(values, identity))}
        onBack={() => onBack(values)}
      />
    </form>
  );
}
