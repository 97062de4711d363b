import type { RefObject, SubmitEvent } from 'react';
import type { StaffCredentials } from '#contract/staff/staff.ts';
import { staffPageMessages } from '#contract/staff/staff-page-messages.ts';
import type { StaffSignInField } from '#machines/staff-sign-in.machine.ts';
import { supportsPasskeys } from '#src/lib/supports-passkeys.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { PasswordField } from '#src/ui/forms/PasswordField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { LockNotice } from '../ui/LockNotice.tsx';
import { textIn } from '../ui/text-in.ts';
import type { SignInView } from './sign-in-view.ts';

export type SignInFormProps = Omit<SignInView, 'alert'> & {
  loginId: string;
  code: string;
  formRef: RefObject<HTMLFormElement | null>;
  onCodeChange: (code: string) => void;
  onFieldChange: (field: StaffSignInField) => void;
  onSubmit: (credentials: StaffCredentials) => void;
  onPasskey: () => void;
};

/** The id and the password stay in the uncontrolled fields; the code is cleared once the server has seen it. */
export function SignInForm({
  errors,
  lock,
  isBusy,
  isPasskeyBusy,
  loginId,
  code,
  formRef,
  onCodeChange,
  onFieldChange,
  onSubmit,
  onPasskey,
}: SignInFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    onSubmit({ loginId: textIn(entered, 'loginId'), password: textIn(entered, 'password'), code });
  };
  return (
    <form ref={formRef} aria-label="로그인" method="post" noValidate onSubmit={submit}>
      <Stack>
        <TextField
          label="아이디"
          name="loginId"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck="false"
          defaultValue={loginId}
          error={errors.loginId}
          onChange={() => onFieldChange('loginId')}
        />
        <PasswordField
          label="비밀번호"
          name="password"
          autoComplete="current-password"
          error={errors.password}
          onChange={() => onFieldChange('password')}
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
        {lock !== null && <LockNotice>{lock}</LockNotice>}
        <Button type="submit" isWide isPending={isBusy && !isPasskeyBusy} isDisabled={lock !== null || isPasskeyBusy}>
          로그인
        </Button>
        {supportsPasskeys() && (
          <Button
            variant="secondary"
            isWide
            isPending={isPasskeyBusy}
            isDisabled={lock !== null || (isBusy && !isPasskeyBusy)}
            onPress={onPasskey}
          >
            패스키로 로그인
          </Button>
        )}
      </Stack>
    </form>
  );
}
