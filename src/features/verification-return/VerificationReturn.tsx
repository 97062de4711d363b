import { useEffect, useRef, useState } from 'react';
import type { AuthType } from '#contract/verification.ts';
import { useClient } from '#src/api/client-context.tsx';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { tellOpener } from './tell-opener.ts';
import { VerificationReturnScreen } from './VerificationReturnScreen.tsx';

/** Where a provider sends its popup back to (spec 001 §2); without a window that opened it, it is no such popup. */
export function VerificationReturn({ authType }: { authType: AuthType }) {
  const client = useClient();
  const [opener] = useState(openerOf);
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current || !opener) return;
    isTold.current = true;
    void tellOpener(client, authType, opener);
  }, [client, authType, opener]);
  return (
    <>
      <PageHead title="본인 인증" />
      <VerificationReturnScreen isAbnormal={opener === null} onDismiss={() => window.history.back()} />
    </>
  );
}

/** Undefined where there are no windows. */
const openerOf = (): Window | null | undefined => (typeof window === 'undefined' ? undefined : window.opener);
