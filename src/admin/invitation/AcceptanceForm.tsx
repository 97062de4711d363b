import type { RefObject, SubmitEvent } from 'react';
import type { Acceptance } from '#contract/staff/acceptance.ts';
import { staffPageMessages } from '#contract/staff/staff-page-messages.ts';
import type { AcceptanceField } from '#machines/staff-invitation.machine.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { PasswordField } from '#src/ui/forms/PasswordField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { textIn } from '../ui/text-in.ts';

export type AcceptanceFormProps = {
  errors: Partial<Record<AcceptanceField, string>>;
  isBusy: boolean;
  code: string;
  formRef: RefObject<HTMLFormElement | null>;
  onCodeChange: (code: string) => void;
  onFieldChange: (field: AcceptanceField) => void;
  onSubmit: (acceptance: Acceptance) => void;
};

/** The passwords stay in the uncontrolled fields; the code is cleared once the server has seen it. */
export function AcceptanceForm({
  loginId,
  errors,
  isBusy,
  code,
  formRef,
  onCodeChange,
  onFieldChange,
  onSubmit,
}: AcceptanceFormProps & { loginId: string }) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    onSubmit({ password: textIn(entered, 'password'), repeated: textIn(entered, 'repeated'), code });
  };
  return (
    <form ref={formRef} aria-label="초대 수락" method="post" noValidate onSubmit={submit}>
      <Stack>
        {/* For password managers, which store the password with it. */}
        <input type="text" name="username" autoComplete="username" value={loginId} readOnly hidden />
        <PasswordField
          label="비밀번호"
          name="password"
          autoComplete="new-password"
          hint={staffPageMessages.passwordHint}
          error={errors.password}
          onChange={() => onFieldChange('password')}
        />
        <PasswordField
          label="비밀번호 확인"
          name="repeated"
          autoComplete="new-password"
          error={errors.repeated}
          onChange={() => onFieldChange('repeated')}
        />
        <TextField
          label="인증번호"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={staffPageMessages.codeHint}
          value={code}
          error={errors.code}
          onChange={(text) => {
            onCodeChange(text);
            onFieldChange('code');
          }}
        />
        <Button type="submit" isWide isPending={isBusy}>
          초대 수락
        </Button>
      </Stack>
    </form>
  );
}
