import { accountMessages } from '#contract/account-messages.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { BareScreen } from '#src/ui/BareScreen.tsx';

export function VerificationReturnScreen({ isAbnormal, onDismiss }: { isAbnormal: boolean; onDismiss: () => void }) {
  return (
    <>
      <BareScreen>본인 인증 결과를 확인하고 있습니다</BareScreen>
      <AlertDialog isOpen={isAbnormal} message={accountMessages.abnormalAccess} onClose={onDismiss} />
    </>
  );
}
