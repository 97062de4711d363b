import { deferHydration } from '#src/shared/lazy/deferred-hydration.tsx';
import { PageHead } from '#src/shared/page/PageHead.tsx';

const SigningUp = deferHydration('SigningUp', async () => (await import('./SigningUp.tsx')).SigningUp);

/** /account/join, spec 001 §2. */
export const SignUpPage = () => (
  <>
    <PageHead title="회원가입" />
    <SigningUp />
  </>
);
