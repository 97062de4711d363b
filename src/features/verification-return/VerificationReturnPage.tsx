import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClientValue } from '#src/lib/use-client-value.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { provideVerificationReturn } from './actors.ts';
import { findReturnTarget } from './return-target.ts';
import { VerificationReturn } from './VerificationReturn.tsx';
import { VerificationReturnScreen } from './VerificationReturnScreen.tsx';

/**
 * /auth/loading and /ipin/loading, to which a provider redirects its window (spec 001 §2). Only the browser knows where
 * the window came from.
 */
export function VerificationReturnPage() {
  const isInBrowser = useClientValue(() => true, false);
  return (
    <>
      <PageHead title="본인확인" />
      {isInBrowser ? (
        <Returning />
      ) : (
        <VerificationReturnScreen phase="checking" alert={null} onDismiss={() => undefined} />
      )}
    </>
  );
}

function Returning() {
  const navigate = useNavigate();
  const [{ machine, input }] = useState(() => {
    const target = findReturnTarget();
    return {
      machine: provideVerificationReturn(target, (path) => void navigate(path, { replace: true })),
      input: { target: target.kind },
    };
  });
  return <VerificationReturn actor={useFlow(machine, { input })} />;
}
