import { PageHead } from '#src/shared/page/PageHead.tsx';
import { FindingPassword } from './FindingPassword.tsx';

/** /account/find-password, spec 001 §2. */
export const FindPasswordPage = () => (
  <>
    <PageHead title="비밀번호 찾기" />
    <FindingPassword />
  </>
);
