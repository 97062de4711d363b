import { useState, type SubmitEvent } from 'react';
import { publicationMoveNames } from '#contract/staff/publication.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { TextAreaField } from '#src/ui/forms/TextAreaField.tsx';

type RefusalFormProps = {
  /** What was typed for a refusal that could not be sent. */
  initialReason: string;
  error: string | undefined;
  isPending: boolean;
  onChange: () => void;
  onSubmit: (reason: string) => void;
  onCancel: () => void;
};

/** Asks why a draft goes back to its author. */
export function RefusalForm({ initialReason, error, isPending, onChange, onSubmit, onCancel }: RefusalFormProps) {
  const [reason, setReason] = useState(initialReason);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(reason);
  };
  return (
    <form aria-label={publicationMoveNames.refused} noValidate onSubmit={submit}>
      <Stack gap="small">
        <TextAreaField
          label="돌려보내는 까닭"
          name="reason"
          isRequired
          maxLength={200}
          value={reason}
          error={error}
          onChange={(value) => {
            setReason(value);
            onChange();
          }}
        />
        <Actions>
          <Button type="submit" size="small" isPending={isPending}>
            {publicationMoveNames.refused}
          </Button>
          <Button variant="secondary" size="small" isDisabled={isPending} onPress={onCancel}>
            취소
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
