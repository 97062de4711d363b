import { useEffect, useRef, type ReactNode } from 'react';
import type { UserType } from '#contract/account/member.ts';
import type { PersonalInfo } from '#contract/account/personal-info.ts';
import { signUpMessages } from '#contract/account/sign-up-messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import type { Corporation } from '#contract/account/registration-number.ts';
import { noCorporation } from '#machines/corporation.ts';
import { CorporationForm } from '#src/shared/corporation/CorporationForm.tsx';
import { memberKinds } from '#src/shared/member-kind/member-kinds.ts';
import { Wizard } from '#src/shared/wizard/Wizard.tsx';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { CardChoice } from '#src/ui/actions/CardChoice.tsx';
import { LinkRow } from '#src/ui/actions/LinkRow.tsx';
import { PendingRegion, SkeletonRows } from '#src/ui/page/PendingRegion.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { WizardActions } from '#src/ui/forms/WizardActions.tsx';
import { Complete } from './Complete.tsx';
import { PersonalInfoForm, type PersonalInfoFormProps } from './PersonalInfoForm.tsx';
import { stepsOf, type SignUpView } from './sign-up-view.ts';
import { TermsStep, type TermsStepProps } from './TermsStep.tsx';

export type SignUpScreenProps = SignUpView &
  Pick<TermsStepProps, 'terms' | 'onAgree'> &
  Pick<
    PersonalInfoFormProps,
    'formRef' | 'postcode' | 'postcodeRef' | 'renderIdCheck' | 'onFieldChange' | 'onSubmit'
  > & {
    verification: ReactNode;
    onMemberChoose: (userType: UserType) => void;
    onCorporationChange: () => void;
    onCorporationSubmit: (corporation: Corporation) => void;
    onLogin: () => void;
    onDismiss: () => void;
    /** Called with whether entered values would be lost. */
    onCancel: (isTyped?: boolean) => void;
    /** Called with the entered values if the form is shown. */
    onBack: (values?: PersonalInfo) => void;
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
  const cancel = () => props.onCancel();
  const back = () => props.onBack();
  if (stage === 'choosing') {
    return (
      <Stack>
        {(props.isMember || props.hasJoined) && (
          <MemberLinks
            message={props.hasJoined ? signUpMessages.hasJoined : signUpMessages.hasAccount}
            takesFocus={props.hasJoined}
          />
        )}
        <CardChoice label="회원 구분" items={memberKinds} onChoose={props.onMemberChoose} />
      </Stack>
    );
  }
  if (stage === 'agreeing') return <TermsStep {...props} onCancel={cancel} onBack={back} />;
  if (stage === 'checkingCorporation') {
    return (
      <CorporationForm
        initial={props.corporation ?? noCorporation}
        errors={props.corporationErrors}
        isBusy={false}
        onChange={props.onCorporationChange}
        onSubmit={props.onCorporationSubmit}
        onCancel={cancel}
        onBack={back}
      />
    );
  }
  if (stage === 'informing' && identity) return <PersonalInfoForm {...props} identity={identity} />;
  if (stage === 'complete') return <Complete name={identity?.name} userType={props.userType} onLogin={props.onLogin} />;
  return (
    <PendingRegion isPending={!verification} skeleton={<SkeletonRows count={2} />}>
      {verification}
      <WizardActions onCancel={cancel} onBack={back} />
    </PendingRegion>
  );
}

/**
 * Links for users who already have an account. After a reload the message takes the focus, since screen readers may not
 * announce a status that is part of a page from its start.
 */
function MemberLinks({ message, takesFocus = false }: { message: string; takesFocus?: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  return (
    <div>
      <Text ref={text} role="status" tabIndex={-1}>
        {message}
      </Text>
      <LinkRow label="가입하신 계정" items={memberLinks} />
    </div>
  );
}

const memberLinks = [
  { href: paths.login, label: '로그인' },
  { href: paths.findId, label: '아이디 찾기' },
  { href: paths.findPassword, label: '비밀번호 찾기' },
];
