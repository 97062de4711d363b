import { useEffect, useRef, useState } from 'react';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { tellOpener } from './tell-opener.ts';
import { VerificationReturnScreen } from './VerificationReturnScreen.tsx';

/** /auth/loading and /ipin/loading, where a provider sends its popup back to (spec 001 §2); without a window that opened it, it is no such popup. */
export function VerificationReturnPage() {
  const [opener] = useState(openerOf);
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current || !opener) return;
    isTold.current = true;
    tellOpener(opener);
  }, [opener]);
  return (
    <>
      <PageHead title="본인 인증" />
      <VerificationReturnScreen isAbnormal={opener === null} onDismiss={() => window.history.back()} />
    </>
  );
}

/** Undefined where there are no windows. */
const openerOf = (): Window | null | undefined => (typeof window === 'undefined' ? undefined : window.opener);
