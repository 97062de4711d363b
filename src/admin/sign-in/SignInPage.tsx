import type { SignedInStaff } from '#contract/staff/staff.ts';
import type { StaffClient } from '../api/call.ts';
import { BareScreen } from '../ui/bare-screen.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { SignIn } from './SignIn.tsx';
import { useSignIn } from './use-sign-in.ts';

type SignInPageProps = { client: StaffClient; onSignedIn: (staff: SignedInStaff) => void };

/** The login in place of a page; the page of the URL follows it. */
export function SignInPage({ client, onSignedIn }: SignInPageProps) {
  const actor = useSignIn(client, onSignedIn);
  return (
    <BareScreen>
      <PageHeading title="업무 화면 로그인" />
      <SignIn actor={actor} />
    </BareScreen>
  );
}
