import { useRef, useState, type SubmitEvent } from 'react';
import { userType as userTypes } from '#contract/account/member.ts';
import { CorporationFields } from '#src/shared/corporation/CorporationFields.tsx';
import { corporationOf, enteredOf } from '#src/shared/corporation/entered-corporation.ts';
import { useFocusRefused } from '#src/shared/form/use-focus-refused.ts';
import { memberKinds } from '#src/shared/member-kind/member-kinds.ts';
import { noCorporation } from '#machines/corporation.ts';
import type { Claim, ClaimErrors } from '#machines/find-password.machine.ts';
import { Stack } from '#src/ui/foundation/layout.ts';
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { WizardActions } from '#src/ui/forms/WizardActions.tsx';

export type ClaimFormProps = {
  /** The previously submitted values. */
  initial: Claim;
  errors: ClaimErrors;
  isBusy: boolean;
  onChange: () => void;
  onSubmit: (claim: Claim) => void;
  onCancel: () => void;
};

const kinds = memberKinds.map(({ value, title }) => ({ value, label: title }));

/** Identifies the account: the kind of member, the id, and the company of a corporate member. */
export function ClaimForm({ initial, errors, isBusy, onChange, onSubmit, onCancel }: ClaimFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [{ userType, serviceId, corporation }, setEntered] = useState(() => ({
    ...initial,
    corporation: enteredOf(initial.corporation ?? noCorporation),
  }));
  useFocusRefused(form, errors);
  const isCorporate = userType === 'CORPORATION';
  const change = (
    changed: Partial<{ userType: Claim['userType']; serviceId: string; corporation: typeof corporation }>,
  ) => {
    setEntered((entered) => ({ ...entered, ...changed }));
    onChange();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit({ userType, serviceId, corporation: isCorporate ? corporationOf(corporation) : null });
  };
  return (
    <form ref={form} aria-label="회원 확인" noValidate onSubmit={submit}>
      <Stack>
        <RadioGroup
          label="회원 구분"
          items={kinds}
          value={userType}
          onChange={(kind) => change({ userType: userTypes.parse(kind) })}
        />
        <TextField
          label="아이디"
          name="serviceId"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck="false"
          isRequired
          value={serviceId}
          error={errors.serviceId}
          onChange={(id) => change({ serviceId: id })}
        />
        {isCorporate && (
          <CorporationFields
            entered={corporation}
            errors={errors}
            onChange={(entered) => change({ corporation: entered })}
          />
        )}
      </Stack>
      <WizardActions next="다음 단계" isPending={isBusy} onCancel={onCancel} />
    </form>
  );
}
