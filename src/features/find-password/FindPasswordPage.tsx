import { deferHydration } from '#src/shared/lazy/deferred-hydration.tsx';
import { PageHead } from '#src/shared/page/PageHead.tsx';

const FindingPassword = deferHydration('FindingPassword', async () => (await import('./FindingPassword.tsx')).FindingPassword);

/** /account/find-password, spec 001 §2. */
export const FindPasswordPage = () => (
  <>
    <PageHead title="비밀번호 찾기" />
    <FindingPassword />
  </>
);
