import { PageHead } from '#src/shared/page/PageHead.tsx';
import { SigningUp } from './SigningUp.tsx';

/** /account/join, spec 001 §2. */
export const SignUpPage = () => (
  <>
    <PageHead title="회원가입" />
    <SigningUp />
  </>
);
