import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/site/site-paths.ts';
import { removeForSession } from '#src/api/stored.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { storeAnswer } from '#src/shared/verification/same-tab.ts';
import { takeReturned, tellChannel, tellOpener } from './tell-opener.ts';
import { VerificationReturnScreen, type ReturnPhase } from './VerificationReturnScreen.tsx';
import { findWayBack } from './way-back.ts';

/** How long the page that began has to say that it has the answer. */
const patience = 3_000;

/**
 * /auth/loading and /ipin/loading, where a provider sends its window back to (spec 001 §2). Without an opener it is one of three: the tab that left
 * its own page for the provider, and goes back there; a popup that the provider has severed from its opener; or a page opened by hand.
 */
export function VerificationReturnPage() {
  const navigate = useNavigate();
  const [way] = useState(findWayBack);
  const [phase, setPhase] = useState<ReturnPhase>(way?.kind === 'none' ? 'abnormal' : 'telling');
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current || !way) return;
    isTold.current = true;
    const returned = takeReturned();
    removeForSession('verification-window');
    if (way.kind === 'opener') tellOpener(way.opener, returned);
    if (way.kind === 'channel') tellChannel(way.requestNumber, returned, () => setPhase('heard'));
    const path = way.kind === 'same-tab' ? storeAnswer(returned) : null;
    if (path !== null) void navigate(path, { replace: true });
  }, [way, navigate]);
  const isWaiting = way?.kind === 'channel' && phase === 'telling';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setPhase('unheard'), patience);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return (
    <>
      <PageHead title="본인확인" />
      <VerificationReturnScreen phase={phase} onDismiss={() => goBack(() => void navigate(paths.home, { replace: true }))} />
    </>
  );
}

/** A tab that was opened with this page has nothing to go back to. */
function goBack(goHome: () => void) {
  if (window.history.length > 1) window.history.back();
  else goHome();
}
