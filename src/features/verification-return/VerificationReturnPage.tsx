import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/site/site-paths.ts';
import { removeForSession } from '#src/api/stored.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { storeAnswer } from '#src/shared/verification/same-tab.ts';
import { takeProviderReturn, postToChannel, postToOpener } from './post-result.ts';
import { VerificationReturnScreen, type ReturnPhase } from './VerificationReturnScreen.tsx';
import { findReturnTarget } from './return-target.ts';

/** Time within which the requesting page must confirm that it received the result. */
const confirmTimeoutMs = 3_000;

/**
 * /auth/loading and /ipin/loading, to which a provider redirects its window (spec 001 §2). Without an opener the window is one of three: the tab that left
 * the requesting page for the provider, and returns to it; a popup that the provider has severed from its opener; or a page opened by hand.
 */
export function VerificationReturnPage() {
  const navigate = useNavigate();
  const [target] = useState(findReturnTarget);
  const [phase, setPhase] = useState<ReturnPhase>(target?.kind === 'none' ? 'abnormal' : 'posting');
  const hasPosted = useRef(false);
  useEffect(() => {
    if (hasPosted.current || !target) return;
    hasPosted.current = true;
    const returned = takeProviderReturn();
    removeForSession('verification-window');
    if (target.kind === 'opener') postToOpener(target.opener, returned);
    if (target.kind === 'channel') postToChannel(target.requestNumber, returned, () => setPhase('confirmed'));
    const path = target.kind === 'same-tab' ? storeAnswer(returned) : null;
    if (path !== null) void navigate(path, { replace: true });
  }, [target, navigate]);
  const isWaiting = target?.kind === 'channel' && phase === 'posting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setPhase('unconfirmed'), confirmTimeoutMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return (
    <>
      <PageHead title="본인확인" />
      <VerificationReturnScreen phase={phase} onDismiss={() => goBack(() => void navigate(paths.home, { replace: true }))} />
    </>
  );
}

/** Goes back, or to the home page if the tab was opened with this page. */
function goBack(goHome: () => void) {
  if (window.history.length > 1) window.history.back();
  else goHome();
}
