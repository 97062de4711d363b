import type { RefObject, SubmitEvent } from 'react';
import { passkeyListMessages } from '#contract/account/passkey-list-messages.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { TextField } from '#src/ui/forms/TextField.tsx';

type NameFormProps = {
  isNew: boolean;
  initialName: string;
  error: string | null;
  isSaving: boolean;
  formRef: RefObject<HTMLFormElement | null> | undefined;
  onChange: () => void;
  onSubmit: (name: string) => void;
  onCancel: () => void;
};

/** Name of a passkey; the typed text stays in the uncontrolled field until it is submitted. */
export function NameForm({
  isNew,
  initialName,
  error,
  isSaving,
  formRef,
  onChange,
  onSubmit,
  onCancel,
}: NameFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('passkeyName');
    onSubmit(typeof name === 'string' ? name : '');
  };
  return (
    <form ref={formRef} aria-label={isNew ? '패스키 추가' : '패스키 이름 변경'} noValidate onSubmit={submit}>
      <Stack gap="small">
        <TextField
          // The field appears because the user asked for it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
          autoFocus
          label="패스키 이름"
          name="passkeyName"
          autoComplete="off"
          hint={passkeyListMessages.nameHint}
          defaultValue={initialName}
          error={error ?? undefined}
          onChange={onChange}
        />
        <Actions>
          <Button type="submit" size="small" isPending={isSaving}>
            {isNew ? '패스키 만들기' : '이름 저장'}
          </Button>
          <Button variant="secondary" size="small" isDisabled={isSaving} onPress={onCancel}>
            취소
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
