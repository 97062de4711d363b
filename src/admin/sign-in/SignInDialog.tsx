import type { SignedInStaff } from '#contract/staff/staff.ts';
import { Text } from '#src/ui/foundation/text.ts';
import type { StaffClient } from '../api/call.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { SignIn } from './SignIn.tsx';
import { useSignIn } from './use-sign-in.ts';

type SignInDialogProps = {
  client: StaffClient;
  /** Whose session has ended. */
  staff: SignedInStaff;
  /** Why the login is asked for again. */
  reason: string;
  onSignedIn: (staff: SignedInStaff) => void;
};

/** The login over a page whose session has ended. It cannot be closed: without a session the page cannot go on. */
export function SignInDialog({ client, staff, reason, onSignedIn }: SignInDialogProps) {
  const actor = useSignIn(client, onSignedIn);
  return (
    <Dialog title="다시 로그인해 주세요" initialFocus="password">
      <Text>{reason}</Text>
      <SignIn actor={actor} loginId={staff.loginId} />
    </Dialog>
  );
}
