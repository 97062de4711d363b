import { PageHead } from '#src/shared/page/PageHead.tsx';
import { FindingId } from './FindingId.tsx';

/** /account/find-id, spec 001 §2. */
export const FindIdPage = () => (
  <>
    <PageHead title="아이디 찾기" />
    <FindingId />
  </>
);
