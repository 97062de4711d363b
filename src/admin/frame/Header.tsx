import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#contract/http/api-error.ts';
import { staffRoleNames } from '#contract/staff/permissions.ts';
import { signOutStaff } from '#contract/staff/staff.ts';
import { failureText } from '#src/api/refusal.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import type { StaffClient } from '../api/call.ts';
import { useStaff, useStaffSession } from '../session/session-context.tsx';
import { adminPaths } from './admin-paths.ts';
import { Head, HeaderLink, Name, Person } from './frame-style.ts';

/** Shows who is logged in with which role, leads to their account, and logs out. */
export function Header({ client }: { client: StaffClient }) {
  const staff = useStaff();
  const session = useStaffSession();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => client(signOutStaff, {}).catch(unlessOver),
    onSuccess: () => {
      queryClient.clear();
      session.signedOut();
    },
  });
  return (
    <Head>
      <Name>오크 리조트 골프 업무 화면</Name>
      <Person>
        <span>
          {staff.name} ({staffRoleNames[staff.role]})
        </span>
        <HeaderLink to={adminPaths.account}>내 계정</HeaderLink>
        <Button variant="light" size="small" isPending={isPending} onPress={() => mutate()}>
          로그아웃
        </Button>
      </Person>
      <AlertDialog isOpen={error !== null} message={error ? failureText(error) : ''} onClose={reset} />
    </Head>
  );
}

/** A session that has ended already needs no logout. */
function unlessOver(error: unknown): null {
  if (error instanceof ApiError && error.code === '401') return null;
  throw error;
}
