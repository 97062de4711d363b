import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/site-paths.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { comeBack, hasLeft } from '#src/shared/verification/same-tab.ts';
import { takeReturned, tellOpener } from './tell-opener.ts';
import { VerificationReturnScreen } from './VerificationReturnScreen.tsx';

/**
 * /auth/loading and /ipin/loading, where a provider sends its window back to (spec 001 §2). Without a window that opened it, it is either the
 * tab that left its own page for the provider, and goes back there, or nobody's.
 */
export function VerificationReturnPage() {
  const navigate = useNavigate();
  const [opener] = useState(openerOf);
  const [isAbnormal] = useState(() => opener === null && !hasLeft());
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current || opener === undefined) return;
    isTold.current = true;
    const returned = takeReturned();
    if (opener) {
      tellOpener(opener, returned);
      return;
    }
    const path = comeBack(returned);
    if (path !== null) void navigate(path, { replace: true });
  }, [opener, navigate]);
  return (
    <>
      <PageHead title="본인 인증" />
      <VerificationReturnScreen isAbnormal={isAbnormal} onDismiss={() => goBack(() => void navigate(paths.home, { replace: true }))} />
    </>
  );
}

/** Undefined where there are no windows. */
const openerOf = (): Window | null | undefined => (typeof window === 'undefined' ? undefined : window.opener);

/** A tab that was opened with this page has nothing to go back to. */
function goBack(goHome: () => void) {
  if (window.history.length > 1) window.history.back();
  else goHome();
}
