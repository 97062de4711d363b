import type { ReactNode } from 'react';
import type { UserType } from '#contract/account/member.ts';
import type { Corporation } from '#contract/account/registration-number.ts';
import { CorporationForm } from '#src/shared/corporation/CorporationForm.tsx';
import { memberKinds } from '#src/shared/member-kind/member-kinds.ts';
import { Wizard } from '#src/shared/wizard/Wizard.tsx';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { CardChoice } from '#src/ui/actions/CardChoice.tsx';
import { PendingRegion, SkeletonRows } from '#src/ui/page/PendingRegion.tsx';
import { WizardActions } from '#src/ui/forms/WizardActions.tsx';
import type { FindIdView } from './find-id-view.ts';
import { FoundId } from './FoundId.tsx';

export type FindIdScreenProps = FindIdView & {
  verification: ReactNode;
  onMemberChoose: (userType: UserType) => void;
  onCorporationChange: () => void;
  onCorporationSubmit: (corporation: Corporation) => void;
  onDismiss: () => void;
  onCancel: () => void;
  onBack: () => void;
};

const steps = ['회원 선택', '본인확인', '아이디 확인'];
const stepOf = { choosing: 0, corporate: 0, verifying: 1, found: 2 } as const;

export function FindIdScreen({
  stage,
  isBusy,
  corporation,
  errors,
  alert,
  serviceId,
  verification,
  onMemberChoose,
  onCorporationChange,
  onCorporationSubmit,
  onDismiss,
  onCancel,
  onBack,
}: FindIdScreenProps) {
  return (
    <>
      <Wizard title="아이디 찾기" steps={steps} current={stepOf[stage]} stage={stage}>
        {stage === 'choosing' && <CardChoice label="회원 구분" items={memberKinds} onChoose={onMemberChoose} />}
        {stage === 'corporate' && (
          <CorporationForm
            initial={corporation}
            errors={errors}
            isBusy={isBusy}
            onChange={onCorporationChange}
            onSubmit={onCorporationSubmit}
            onCancel={onCancel}
            onBack={onBack}
          />
        )}
        {stage === 'verifying' && (
          <PendingRegion isPending={!verification} skeleton={<SkeletonRows count={2} />}>
            {verification}
            <WizardActions onCancel={onCancel} onBack={onBack} />
          </PendingRegion>
        )}
        {stage === 'found' && <FoundId serviceId={serviceId} />}
      </Wizard>
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </>
  );
}
