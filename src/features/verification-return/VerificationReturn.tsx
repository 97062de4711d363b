import { useEffect, useRef, useState } from 'react';
import type { AuthType } from '#contract/verification.ts';
import { useClient } from '#src/api/client-context.tsx';
import { tellOpener } from './tell-opener.ts';
import { VerificationReturnScreen } from './VerificationReturnScreen.tsx';

/** Where a provider sends its popup back to (spec 001 §2); without a window that opened it, it is no such popup. */
export function VerificationReturn({ authType }: { authType: AuthType }) {
  const client = useClient();
  const [isAbnormal, setAbnormal] = useState(false);
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    const opener: Window | null = window.opener;
    if (opener) void tellOpener(client, authType, opener);
    else setAbnormal(true);
  }, [client, authType]);
  return (
    <>
      <title>본인 인증 | 오크 리조트 골프</title>
      <VerificationReturnScreen isAbnormal={isAbnormal} onDismiss={() => window.history.back()} />
    </>
  );
}
