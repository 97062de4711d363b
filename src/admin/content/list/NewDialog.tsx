import { useState, type SubmitEvent } from 'react';
import { contentKindKeys, contentKinds, isFixed } from '#contract/staff/content-kinds.ts';
import { contentKind, createPublication } from '#contract/staff/publication.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { useOpenedPublication } from './use-opened-publication.ts';

const kinds = contentKindKeys.filter((kind) => !isFixed(kind));

/** Asks for the kind of a new publication, and opens it. */
export function NewDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState(kinds[0] ?? 'notice');
  const { mutate, isPending, error } = useOpenedPublication((client) =>
    client(createPublication, { body: { kind, targetId: null } }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Dialog title="새 글" initialFocus="kind" onClose={onClose}>
      <form aria-label="새 글" noValidate onSubmit={submit}>
        <Stack gap="small">
          <SelectField
            label="종류"
            name="kind"
            value={kind}
            items={kinds.map((value) => ({ value, label: contentKinds[value].name }))}
            onChange={(value) => setKind(contentKind.parse(value))}
          />
          <FormError error={error} />
          <Actions>
            <Button type="submit" size="small" isPending={isPending}>
              쓰기
            </Button>
            <Button variant="secondary" size="small" isDisabled={isPending} onPress={onClose}>
              취소
            </Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
