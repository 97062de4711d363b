import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { fieldErrors } from '#contract/shared/field-errors.ts';
import { staffRole } from '#contract/staff/permissions.ts';
import { inviteStaff, newStaff, staffList, type NewStaff } from '#contract/staff/staff.ts';
import { useFocusRefused } from '#src/shared/form/use-focus-refused.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { useStaffClient } from '../api/client-context.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FormError } from '../ui/FormError.tsx';
import { textIn } from '../ui/text-in.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { roleItems } from './staff-names.ts';

/** Invites a new member of the staff, and then shows the link of the invitation, once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useStaffClient();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<keyof NewStaff, string>>>({});
  useFocusRefused(form, errors);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (body: NewStaff) => client(inviteStaff, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [staffList.id] }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const body = {
      loginId: textIn(entered, 'loginId'),
      name: textIn(entered, 'name'),
      role: staffRole.parse(textIn(entered, 'role')),
    };
    const refused = fieldErrors(newStaff, body);
    setErrors(refused);
    if (Object.keys(refused).length === 0) mutate(body);
  };
  if (data) return <InvitationLink invitation={data} onClose={onClose} />;
  return (
    <Dialog title="구성원 초대" initialFocus="loginId" onClose={onClose}>
      <form ref={form} aria-label="구성원 초대" method="post" noValidate onSubmit={submit}>
        <Stack>
          <TextField
            label="아이디"
            name="loginId"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            error={errors.loginId}
          />
          <TextField label="이름" name="name" autoComplete="off" error={errors.name} />
          <SelectField label="역할" name="role" items={roleItems} defaultValue="CONSULTATION" />
          <FormError error={error} />
          <Actions>
            <Button type="submit" isPending={isPending}>
              초대
            </Button>
            <Button variant="secondary" onPress={onClose}>
              취소
            </Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
