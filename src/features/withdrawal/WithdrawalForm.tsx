import { useRef, useState, type SubmitEvent } from 'react';
import { paths } from '#contract/site/site-paths.ts';
import { reasonCutMessage, withdrawalMessages } from '#contract/account/withdrawal-messages.ts';
import { leaveReasons, leaveTextLength, otherReason, type Leaving } from '#contract/account/withdrawal.ts';
import { AccountIdField } from '#src/shared/account/account-id.tsx';
import { useFocusAfterAlert } from '#src/shared/form/use-focus-after-alert.ts';
import { useFocusRefused } from '#src/shared/form/use-focus-refused.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { PasswordField } from '#src/ui/forms/PasswordField.tsx';
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx';
import { TextAreaField } from '#src/ui/forms/TextAreaField.tsx';
import type { WithdrawalView } from './withdrawal-view.ts';

export type WithdrawalFormProps = WithdrawalView & {
  onReasonChange: (changed: Partial<Leaving>) => void;
  onPasswordChange: () => void;
  onSubmit: (password: string) => void;
};

const reasons = leaveReasons.map((reason) => ({ value: reason, label: reason }));

function textHint({ reason, text }: Leaving): string | undefined {
  if (reason !== otherReason) return withdrawalMessages.otherOnly;
  return text.trim().length > leaveTextLength ? reasonCutMessage(leaveTextLength) : undefined;
}

/** The reason and the password. The text entered for 기타 is not lost when another reason is selected. */
export function WithdrawalForm({
  entered,
  errors,
  isBusy,
  alert,
  onReasonChange,
  onPasswordChange,
  onSubmit,
}: WithdrawalFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  useFocusRefused(form, errors);
  useFocusAfterAlert(alert, () => form.current?.elements.namedItem('password'));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(password);
  };
  return (
    <form ref={form} aria-label="회원 탈퇴" noValidate onSubmit={submit}>
      <AccountIdField />
      <Stack gap="large">
        <Stack>
          <RadioGroup
            label="탈퇴 사유"
            name="reason"
            orientation="vertical"
            isRequired
            items={reasons}
            value={entered.reason}
            error={errors.reason}
            onChange={(chosen) => onReasonChange({ reason: leaveReasons.find((reason) => reason === chosen) ?? null })}
          />
          <TextAreaField
            label="기타 사유"
            name="text"
            hint={textHint(entered)}
            isDisabled={entered.reason !== otherReason}
            maxLength={leaveTextLength}
            value={entered.text}
            onChange={(text) => onReasonChange({ text })}
          />
          <PasswordField
            label="비밀번호"
            name="password"
            autoComplete="current-password"
            isRequired
            value={password}
            error={errors.password}
            onChange={(typed) => {
              setPassword(typed);
              onPasswordChange();
            }}
          />
        </Stack>
        <Actions>
          <ButtonLink href={paths.myPage} variant="secondary">
            취소
          </ButtonLink>
          <Button type="submit" isPending={isBusy}>
            탈퇴하기
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
