import { useRef, useState, type SubmitEvent } from 'react';
import { profileMessages } from '#contract/account/profile-messages.ts';
import { AccountIdField } from '#src/shared/account/account-id.tsx';
import { useFocusAfterAlert } from '#src/shared/form/use-focus-after-alert.ts';
import { useFocusRefusedWhenSubmitted } from '#src/shared/form/use-focus-refused.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { OffCentre } from '#src/ui/forms/form-layout.ts';
import { Stack } from '#src/ui/foundation/layout.ts';
import { PasswordField } from '#src/ui/forms/PasswordField.tsx';
import { Eyebrow, Heading, Text } from '#src/ui/foundation/text.ts';

export type PasswordGateProps = {
  error: string | null;
  isBusy: boolean;
  /** The message of the alert, or null. */
  alert: string | null;
  onChange: () => void;
  onSubmit: (password: string) => void;
};

/** Requires the member's password before any personal data is shown (spec 001 §2). */
export function PasswordGate({ error, isBusy, alert, onChange, onSubmit }: PasswordGateProps) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const focusRefused = useFocusRefusedWhenSubmitted(form);
  useFocusAfterAlert(alert, () => form.current?.elements.namedItem('password'));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(password);
    focusRefused();
  };
  return (
    <OffCentre>
      <form ref={form} aria-label="비밀번호 확인" noValidate onSubmit={submit}>
        <AccountIdField />
        <Stack>
          <Stack gap="small">
            <Eyebrow lang="en" narrow="hidden">
              Verification
            </Eyebrow>
            <Heading>{profileMessages.gate}</Heading>
            <Text tone="quiet">{profileMessages.gateAdvice}</Text>
          </Stack>
          <PasswordField
            label="비밀번호"
            name="password"
            autoComplete="current-password"
            value={password}
            error={error ?? undefined}
            onChange={(typed) => {
              setPassword(typed);
              onChange();
            }}
          />
          <div>
            <Button type="submit" isPending={isBusy}>
              확인
            </Button>
          </div>
        </Stack>
      </form>
    </OffCentre>
  );
}
