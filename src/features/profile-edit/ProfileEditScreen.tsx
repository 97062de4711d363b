import type { ReactNode } from 'react';
import { profileMessages } from '#contract/account/profile-messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import { MyPageFrame } from '#src/shared/my-page/MyPageFrame.tsx';
import { useStepFocus } from '#src/shared/wizard/use-step-focus.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { IntroLayout } from '#src/ui/page/IntroLayout.ts';
import { TopMargin, Stack } from '#src/ui/foundation/layout.ts';
import { StepContainer } from '#src/ui/forms/StepContainer.ts';
import { Heading, Text } from '#src/ui/foundation/text.ts';
import { PasswordGate } from './PasswordGate.tsx';
import { usePasswordFocus } from './use-password-focus.ts';
import type { ProfileEditView } from './profile-edit-view.ts';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

export type ProfileEditScreenProps = ProfileEditView &
  Pick<ProfileFormProps, 'postcode' | 'postcodeRef' | 'onChange' | 'onSubmit'> & {
    /** Rendered below the heading. */
    notice?: ReactNode;
    /** Rendered below the form. */
    below?: ReactNode;
    /** Whether the focus has to move to the new password, once the form is shown and no alert covers it. */
    isPasswordWanted?: boolean;
    onPasswordFocus?: () => void;
    onPasswordChange: () => void;
    onPasswordSubmit: (password: string) => void;
    onDismiss: () => void;
  };

const names = { gate: '비밀번호 확인', form: '회원정보 수정' };

export function ProfileEditScreen({
  stage,
  passwordError,
  member,
  entered,
  alert,
  notice,
  below,
  isPasswordWanted = false,
  onPasswordFocus,
  onPasswordChange,
  onPasswordSubmit,
  onDismiss,
  ...form
}: ProfileEditScreenProps) {
  const step = useStepFocus(stage);
  usePasswordFocus(step, isPasswordWanted && stage === 'form' && alert === null, onPasswordFocus);
  return (
    <>
      <MyPageFrame current={paths.profileEdit}>
        <StepContainer ref={step} role="group" aria-label={names[stage]} tabIndex={-1}>
          {stage === 'form' && member && entered ? (
            <IntroLayout>
              <Stack gap="small">
                <Heading>회원정보 수정</Heading>
                <Text size="small" tone="quiet">
                  {profileMessages.fixedFields}
                </Text>
                {notice}
              </Stack>
              <div>
                <ProfileForm {...form} member={member} entered={entered} />
                <TopMargin>{below}</TopMargin>
              </div>
            </IntroLayout>
          ) : (
            <PasswordGate
              error={passwordError}
              isBusy={form.isBusy}
              alert={alert}
              onChange={onPasswordChange}
              onSubmit={onPasswordSubmit}
            />
          )}
        </StepContainer>
      </MyPageFrame>
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </>
  );
}
