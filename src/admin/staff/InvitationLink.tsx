import type { Invitation } from '#contract/staff/staff.ts';
import { staffPageMessages } from '#contract/staff/staff-page-messages.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { CopyButton } from '#src/ui/actions/CopyButton.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { Actions } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { adminBase, adminPaths } from '../frame/admin-paths.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { timeText } from '../ui/time-text.ts';

/** The link of an invitation, which nobody can read again. */
export function InvitationLink({
  invitation: { invitation, expiresAt },
  onClose,
}: {
  invitation: Invitation;
  onClose: () => void;
}) {
  const link = `${window.location.origin}${adminBase}${adminPaths.invitation}#${invitation}`;
  return (
    <Dialog title="초대 주소" initialFocus="link" onClose={onClose}>
      <Text>{staffPageMessages.invitationOnce}</Text>
      <TextField label={`초대 주소 (${timeText(expiresAt)}까지)`} name="link" value={link} isReadOnly isWrapped />
      <Actions>
        <CopyButton
          text={link}
          label="주소 복사"
          done={staffPageMessages.copied}
          failed={staffPageMessages.notCopied}
        />
        <Button variant="secondary" size="small" onPress={onClose}>
          닫기
        </Button>
      </Actions>
    </Dialog>
  );
}
