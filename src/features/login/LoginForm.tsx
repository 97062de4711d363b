import type { RefObject, SubmitEvent } from 'react';
import type { Credentials } from '#contract/account/credentials.ts';
import type { LoginField } from '#machines/login.types.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { PasswordField } from '#src/ui/forms/PasswordField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { LockNotice } from './LockNotice.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import type { LoginView } from './login-view.ts';

export type LoginFormProps = Omit<LoginView, 'alert'> & {
  savedId: string;
  formRef?: RefObject<HTMLFormElement | null>;
  onFieldChange: (field: LoginField) => void;
  onSubmit: (credentials: Credentials, saveId: boolean) => void;
  onPasskey: (saveId: boolean) => void;
};

/** Typed text stays in the uncontrolled fields until it is submitted. */
export function LoginForm({
  errors,
  lock,
  isBusy,
  isPasskeyBusy,
  savedId,
  formRef,
  onFieldChange,
  onSubmit,
  onPasskey,
}: LoginFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    onSubmit({ serviceId: textOf(entered, 'serviceId'), password: textOf(entered, 'password') }, entered.has('saveId'));
  };
  return (
    <form ref={formRef} aria-label="로그인" method="post" noValidate onSubmit={submit}>
      <Stack>
        <TextField
          label="아이디"
          name="serviceId"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck="false"
          placeholder="영문·숫자 6~12자"
          defaultValue={savedId}
          error={errors.serviceId}
          onChange={() => onFieldChange('serviceId')}
        />
        <PasswordField
          label="비밀번호"
          name="password"
          autoComplete="current-password"
          error={errors.password}
          onChange={() => onFieldChange('password')}
        />
        <Checkbox name="saveId" defaultSelected={savedId !== ''}>
          아이디 저장
        </Checkbox>
        {lock !== null && <LockNotice>{lock}</LockNotice>}
        <Stack gap="small">
          <Button type="submit" isWide isPending={isBusy && !isPasskeyBusy} isDisabled={lock !== null || isPasskeyBusy}>
            로그인
          </Button>
          <PasskeyButton
            isPending={isPasskeyBusy}
            isDisabled={lock !== null || (isBusy && !isPasskeyBusy)}
            onChoose={onPasskey}
          />
        </Stack>
      </Stack>
    </form>
  );
}

function textOf(entered: FormData, name: LoginField): string {
  const value = entered.get(name);
  return typeof value === 'string' ? value : '';
}
