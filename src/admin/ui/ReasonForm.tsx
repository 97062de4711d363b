import type { RefObject, SubmitEvent } from 'react';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { TextField } from '#src/ui/forms/TextField.tsx';

type ReasonFormProps = {
  /** Name of the form, and of its button. */
  action: string;
  why: string;
  hint: string;
  error: string | null;
  isOpening: boolean;
  formRef?: RefObject<HTMLFormElement | null> | undefined;
  onChange: () => void;
  onSubmit: (reason: string) => void;
};

/** Asks why personal data is opened, before any of it is loaded. */
export function ReasonForm({ action, why, hint, error, isOpening, formRef, onChange, onSubmit }: ReasonFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    onSubmit(typeof reason === 'string' ? reason : '');
  };
  return (
    <form ref={formRef} aria-label={action} noValidate onSubmit={submit}>
      <Stack gap="small">
        <Text size="small">{why}</Text>
        <TextField
          label="열람 사유"
          name="reason"
          autoComplete="on"
          isRequired
          error={error ?? undefined}
          hint={hint}
          onChange={onChange}
        />
        <Actions>
          <Button type="submit" size="small" isPending={isOpening}>
            {action}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
