import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { staffRole, type StaffRole } from '#contract/staff/permissions.ts';
import { changeStaff, reinviteStaff, staffList, type StaffMember } from '#contract/staff/staff.ts';
import { staffPageMessages } from '#contract/staff/staff-page-messages.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx';
import { useStaffClient } from '../api/client-context.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FormError } from '../ui/FormError.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import { roleItems } from './staff-names.ts';

type Question = 'disable' | 'reinvite';

type ManageDialogProps = { member: StaffMember; onClose: () => void };

/** Changes the role of a member of the staff, stops or allows their use, and invites them again. */
export function ManageDialog({ member, onClose }: ManageDialogProps) {
  const { id, name, state } = member;
  const [role, setRole] = useState<StaffRole>(member.role);
  const [question, setQuestion] = useState<Question | null>(null);
  const { change, reinvite, isPending, error } = useChanges(id, onClose);
  const isDisabled = state === 'DISABLED';
  if (reinvite.data) return <InvitationLink invitation={reinvite.data} onClose={onClose} />;
  const confirm = () => {
    setQuestion(null);
    if (question === 'reinvite') reinvite.mutate();
    else change.mutate({ role: member.role, isDisabled: !isDisabled });
  };
  return (
    <Dialog title={`${name} 님 관리`} initialFocus="role" onClose={onClose}>
      <Stack gap="small">
        <SelectField
          label="역할"
          name="role"
          items={roleItems}
          value={role}
          onChange={(value) => setRole(staffRole.parse(value))}
        />
        <FormError error={error} />
        <Actions>
          <Button
            size="small"
            isDisabled={isPending || role === member.role}
            onPress={() => change.mutate({ role, isDisabled })}
          >
            역할 변경
          </Button>
          <Button variant="secondary" size="small" isDisabled={isPending} onPress={() => setQuestion('disable')}>
            {isDisabled ? '이용 재개' : '이용 중지'}
          </Button>
          <Button variant="secondary" size="small" isDisabled={isPending} onPress={() => setQuestion('reinvite')}>
            다시 초대
          </Button>
          <Button variant="secondary" size="small" onPress={onClose}>
            닫기
          </Button>
        </Actions>
      </Stack>
      <ConfirmDialog
        isOpen={question !== null}
        message={questionText(question, name, isDisabled)}
        onConfirm={confirm}
        onCancel={() => setQuestion(null)}
      />
    </Dialog>
  );
}

function useChanges(id: number, onClose: () => void) {
  const client = useStaffClient();
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: [staffList.id] });
  const change = useMutation({
    mutationFn: (body: { role: StaffRole; isDisabled: boolean }) => client(changeStaff, { params: { id }, body }),
    onSuccess: async () => {
      await reload();
      onClose();
    },
  });
  const reinvite = useMutation({
    mutationFn: () => client(reinviteStaff, { params: { id } }),
    onSuccess: reload,
  });
  return {
    change,
    reinvite,
    isPending: change.isPending || reinvite.isPending,
    error: change.error ?? reinvite.error,
  };
}

function questionText(question: Question | null, name: string, isDisabled: boolean): string {
  if (question === 'reinvite') return staffPageMessages.reinviteQuestion(name);
  return isDisabled ? staffPageMessages.enableQuestion(name) : staffPageMessages.disableQuestion(name);
}
