import { accountMessages } from '#contract/account/account-messages.ts';
import { verificationWindowMessages } from '#contract/account/verification-window-messages.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { BareScreen } from '#src/ui/page/BareScreen.tsx';

/** `confirmed` and `unconfirmed` apply to a window that the provider has severed from its opener, and that the browser does not close. */
export type ReturnPhase = 'posting' | 'confirmed' | 'unconfirmed' | 'abnormal';

const posting = { title: verificationWindowMessages.checking };

const screens: Readonly<Record<ReturnPhase, { title: string; detail?: string }>> = {
  posting,
  abnormal: posting,
  confirmed: verificationWindowMessages.delivered,
  unconfirmed: verificationWindowMessages.undelivered,
};

export function VerificationReturnScreen({ phase, onDismiss }: { phase: ReturnPhase; onDismiss: () => void }) {
  return (
    <>
      <BareScreen {...screens[phase]} />
      <AlertDialog isOpen={phase === 'abnormal'} message={accountMessages.abnormalAccess} onClose={onDismiss} />
    </>
  );
}
