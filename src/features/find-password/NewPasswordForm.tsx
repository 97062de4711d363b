import { useRef, useState, type SubmitEvent } from 'react';
import type { NewPasswordErrors } from '#contract/account/password.ts';
import { useFocusRefused } from '#src/shared/form/use-focus-refused.ts';
import { NewPasswordFields } from '#src/shared/new-password/NewPasswordFields.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { WizardActions } from '#src/ui/forms/WizardActions.tsx';
import { UsernameField } from '#src/ui/forms/UsernameField.tsx';

export type NewPassword = { password: string; passwordConfirm: string };

export type NewPasswordFormProps = {
  /** Identifies the account to password managers. */
  serviceId: string;
  errors: NewPasswordErrors;
  isBusy: boolean;
  onChange: () => void;
  onSubmit: (entered: NewPassword) => void;
  onCancel: () => void;
  onBack: () => void;
};

export function NewPasswordForm({
  serviceId,
  errors,
  isBusy,
  onChange,
  onSubmit,
  onCancel,
  onBack,
}: NewPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState<NewPassword>({ password: '', passwordConfirm: '' });
  useFocusRefused(form, errors);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(entered);
  };
  return (
    <form ref={form} aria-label="새 비밀번호" noValidate onSubmit={submit}>
      <UsernameField value={serviceId} />
      <Stack>
        <NewPasswordFields
          label="새 비밀번호"
          entered={entered}
          errors={errors}
          onChange={(changed) => {
            setEntered({ ...entered, ...changed });
            onChange();
          }}
        />
      </Stack>
      <WizardActions next="비밀번호 변경" isPending={isBusy} onCancel={onCancel} onBack={onBack} />
    </form>
  );
}
