import { deferHydration } from '#src/shared/lazy/deferred-hydration.tsx';
import { PageHead } from '#src/shared/page/PageHead.tsx';

const FindingId = deferHydration('FindingId', async () => (await import('./FindingId.tsx')).FindingId);

/** /account/find-id, spec 001 §2. */
export const FindIdPage = () => (
  <>
    <PageHead title="아이디 찾기" />
    <FindingId />
  </>
);
