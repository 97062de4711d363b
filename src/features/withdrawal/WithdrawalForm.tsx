import { useRef, useState, type SubmitEvent } from 'react';
import { paths } from '#contract/site-paths.ts';
import { reasonCutMessage, withdrawalMessages } from '#contract/withdrawal-messages.ts';
import { leaveReasons, leaveTextLength, otherReason, type Withdrawal } from '#contract/withdrawal.ts';
import { useFocusAfterAlert } from '#src/shared/form/use-focus-after-alert.ts';
import { useFocusRefused } from '#src/shared/form/use-focus-refused.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Actions, Stack } from '#src/ui/layout.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import type { WithdrawalView } from './withdrawal-view.ts';

export type WithdrawalFormProps = WithdrawalView & { onChange: () => void; onSubmit: (withdrawal: Withdrawal) => void };

const reasons = leaveReasons.map((reason) => ({ value: reason, label: reason }));

function textHint({ reason, text }: Withdrawal): string | undefined {
  if (reason !== otherReason) return withdrawalMessages.otherOnly;
  return text.trim().length > leaveTextLength ? reasonCutMessage(leaveTextLength) : undefined;
}

/** Why, and the password. What is told of 기타 stays where it is when another reason is chosen. */
export function WithdrawalForm({ errors, isBusy, alert, onChange, onSubmit }: WithdrawalFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState<Withdrawal>({ reason: null, text: '', password: '' });
  useFocusRefused(form, errors);
  useFocusAfterAlert(alert, () => form.current?.elements.namedItem('password'));
  const change = (changed: Partial<Withdrawal>) => {
    setEntered((before) => ({ ...before, ...changed }));
    onChange();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(entered);
  };
  return (
    <form ref={form} aria-label="회원 탈퇴" noValidate onSubmit={submit}>
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
            onChange={(chosen) => change({ reason: leaveReasons.find((reason) => reason === chosen) ?? null })}
          />
          <TextAreaField
            label="기타 사유"
            name="text"
            hint={textHint(entered)}
            isDisabled={entered.reason !== otherReason}
            maxLength={leaveTextLength}
            value={entered.text}
            onChange={(text) => change({ text })}
          />
          <PasswordField
            label="비밀번호"
            name="password"
            autoComplete="current-password"
            isRequired
            value={entered.password}
            error={errors.password}
            onChange={(password) => change({ password })}
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
