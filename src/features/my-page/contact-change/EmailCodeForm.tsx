import { useRef, useState, type SubmitEvent } from 'react';
import { contactChangeLimits } from '#contract/account/contact-change.ts';
import { contactChangeMessages } from '#contract/account/contact-change-messages.ts';
import { useFocusRefusedWhenSubmitted } from '#src/shared/form/use-focus-refused.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { ShortField } from '#src/ui/forms/form-layout.ts';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import type { ContactChangeView } from './contact-change-view.ts';

export type EmailCodeFormProps = {
  email: string;
  error: string | null;
  busy: ContactChangeView['busy'];
  onChange: () => void;
  onSubmit: (code: string) => void;
  onRequest: () => void;
  onCancel: () => void;
};

/** Proves a new email address by the code that was sent there. */
export function EmailCodeForm({ email, error, busy, onChange, onSubmit, onRequest, onCancel }: EmailCodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const focusRefused = useFocusRefusedWhenSubmitted(form);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(code);
    focusRefused();
  };
  return (
    <form ref={form} aria-label="새 이메일 확인" noValidate onSubmit={submit}>
      <Stack gap="small">
        <Text>
          새 이메일 <strong>{email}</strong>
        </Text>
        <Text size="small" tone="quiet">
          {contactChangeMessages.emailText}
        </Text>
        <ShortField>
          <TextField
            label="인증번호"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder={`숫자 ${contactChangeLimits.digits}자리`}
            value={code}
            error={error ?? undefined}
            onChange={(typed) => {
              setCode(typed);
              onChange();
            }}
          />
        </ShortField>
        <Actions>
          <Button type="submit" size="small" isPending={busy === 'code'} isDisabled={busy !== null && busy !== 'code'}>
            이메일 확인
          </Button>
          <Button
            variant="secondary"
            size="small"
            isPending={busy === 'sending'}
            isDisabled={busy !== null && busy !== 'sending'}
            onPress={onRequest}
          >
            인증번호 다시 받기
          </Button>
          <Button variant="secondary" size="small" isDisabled={busy !== null} onPress={onCancel}>
            이메일 변경 취소
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
