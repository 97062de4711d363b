import { verificationWindowMessages } from '#contract/account/verification-window-messages.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { BareScreen } from '#src/ui/page/BareScreen.tsx';
import type { VerificationReturnView } from './verification-return-view.ts';

const screens: Readonly<Record<VerificationReturnView['phase'], { title: string; detail?: string }>> = {
  checking: { title: verificationWindowMessages.checking },
  delivered: verificationWindowMessages.delivered,
  unconfirmed: verificationWindowMessages.undelivered,
};

export function VerificationReturnScreen({
  phase,
  alert,
  onDismiss,
}: VerificationReturnView & { onDismiss: () => void }) {
  return (
    <>
      <BareScreen {...screens[phase]} />
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </>
  );
}
