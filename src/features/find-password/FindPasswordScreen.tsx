import type { ReactNode } from 'react';
import type { Claim } from '#machines/find-password.machine.ts';
import { Wizard } from '#src/shared/wizard/Wizard.tsx';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { WizardActions } from '#src/ui/forms/WizardActions.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import type { FindPasswordView } from './find-password-view.ts';
import { NewPasswordForm, type NewPassword } from './NewPasswordForm.tsx';

export type FindPasswordScreenProps = FindPasswordView & {
  verification: ReactNode;
  onClaimChange: () => void;
  onClaimSubmit: (claim: Claim) => void;
  onPasswordChange: () => void;
  onPasswordSubmit: (entered: NewPassword) => void;
  onDismiss: () => void;
  onCancel: () => void;
  onBack: () => void;
};

const steps = ['아이디 입력', '본인확인', '비밀번호 변경'];
const stepOf = { claiming: 0, verifying: 1, resetting: 2 } as const;

export function FindPasswordScreen({
  stage,
  isBusy,
  claim,
  claimErrors,
  passwordErrors,
  alert,
  verification,
  onCancel,
  onBack,
  ...props
}: FindPasswordScreenProps) {
  return (
    <>
      <Wizard title="비밀번호 찾기" steps={steps} current={stepOf[stage]} stage={stage}>
        {stage === 'claiming' && (
          <ClaimForm
            initial={claim}
            errors={claimErrors}
            isBusy={isBusy}
            onChange={props.onClaimChange}
            onSubmit={props.onClaimSubmit}
            onCancel={onCancel}
          />
        )}
        {stage === 'verifying' && (
          <>
            {verification}
            <WizardActions onCancel={onCancel} onBack={onBack} />
          </>
        )}
        {stage === 'resetting' && (
          <NewPasswordForm
            serviceId={claim.serviceId}
            errors={passwordErrors}
            isBusy={isBusy}
            onChange={props.onPasswordChange}
            onSubmit={props.onPasswordSubmit}
            onCancel={onCancel}
            onBack={onBack}
          />
        )}
      </Wizard>
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={props.onDismiss} />
    </>
  );
}
