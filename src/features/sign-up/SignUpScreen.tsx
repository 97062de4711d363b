import type { ReactNode } from 'react';
import type { UserType } from '#contract/member.ts';
import type { Corporation } from '#contract/registration-number.ts';
import { noCorporation } from '#machines/corporation.ts';
import { CorporationForm } from '#src/shared/corporation/CorporationForm.tsx';
import { memberKinds } from '#src/shared/member-kind/member-kinds.ts';
import { Wizard } from '#src/shared/wizard/Wizard.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { CardChoice } from '#src/ui/CardChoice.tsx';
import { PendingRegion, SkeletonRows } from '#src/ui/PendingRegion.tsx';
import { Complete } from './Complete.tsx';
import { PersonalInfoForm, type PersonalInfoFormProps } from './PersonalInfoForm.tsx';
import { stepsOf, type SignUpView } from './sign-up-view.ts';
import { TermsStep, type TermsStepProps } from './TermsStep.tsx';

export type SignUpScreenProps = SignUpView &
  Pick<TermsStepProps, 'terms' | 'onAgree'> &
  Pick<PersonalInfoFormProps, 'formRef' | 'postcode' | 'postcodePlace' | 'renderIdCheck' | 'onFieldChange' | 'onSubmit'> & {
    verification: ReactNode;
    onMemberChoose: (userType: UserType) => void;
    onCorporationChange: () => void;
    onCorporationSubmit: (corporation: Corporation) => void;
    onLogin: () => void;
    onDismiss: () => void;
    onCancel: () => void;
  };

export function SignUpScreen({ onDismiss, alert, ...props }: SignUpScreenProps) {
  return (
    <>
      <Wizard title="회원가입" stage={props.stage} {...stepsOf(props)}>
        <Step {...props} />
      </Wizard>
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </>
  );
}

function Step({ stage, identity, verification, ...props }: Omit<SignUpScreenProps, 'onDismiss' | 'alert'>) {
  if (stage === 'choosing') return <CardChoice label="회원 구분" items={memberKinds} onChoose={props.onMemberChoose} />;
  if (stage === 'agreeing') return <TermsStep {...props} />;
  if (stage === 'checkingCorporation') {
    return (
      <CorporationForm
        initial={props.corporation ?? noCorporation}
        errors={props.corporationErrors}
        isBusy={false}
        onChange={props.onCorporationChange}
        onSubmit={props.onCorporationSubmit}
        onCancel={props.onCancel}
      />
    );
  }
  if (stage === 'informing' && identity) return <PersonalInfoForm {...props} identity={identity} />;
  if (stage === 'complete') return <Complete name={identity?.name} onLogin={props.onLogin} />;
  return (
    <PendingRegion isPending={!verification} skeleton={<SkeletonRows count={2} />}>
      {verification}
    </PendingRegion>
  );
}
