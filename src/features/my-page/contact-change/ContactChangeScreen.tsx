import { useRef, type ReactNode } from 'react';
import type { ContactKind } from '#contract/account/contact-change.ts';
import { contactChangeMessages } from '#contract/account/contact-change-messages.ts';
import { useFocusAfterAlert } from '#src/shared/form/use-focus-after-alert.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { Heading, Text } from '#src/ui/foundation/text.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx';
import { phoneText } from '#src/shared/words/phone-text.ts';
import type { ContactChangeView } from './contact-change-view.ts';
import { EmailCodeForm } from './EmailCodeForm.tsx';

export type ContactChangeScreenProps = ContactChangeView & {
  verification: ReactNode;
  onRetry: () => void;
  onCodeChange: () => void;
  onCodeSubmit: (code: string) => void;
  onCodeRequest: () => void;
  onVerify: () => void;
  onLeaveVerification: () => void;
  onCancel: (kind: ContactKind) => void;
  onCancelConfirm: () => void;
  onCancelDismiss: () => void;
  onDismiss: () => void;
};

/** A new email address and mobile number that wait for a proof; nothing if there are none. */
export function ContactChangeScreen({
  email,
  mobile,
  isFailed,
  isVerifying,
  isDone,
  busy,
  question,
  alert,
  verification,
  onRetry,
  ...props
}: ContactChangeScreenProps) {
  const section = useRef<HTMLDivElement>(null);
  useFocusAfterAlert(alert, () => section.current?.querySelector('input') ?? section.current);
  const isShown = isFailed || isDone || email !== null || mobile !== null;
  return (
    <>
      {isShown && (
        <Fetched
          label={contactChangeMessages.title}
          isPending={false}
          isFailed={isFailed}
          rows={1}
          groupRef={section}
          onRetry={onRetry}
        >
          <Stack>
            <Heading>{contactChangeMessages.title}</Heading>
            {isDone && <Text role="status">{contactChangeMessages.done}</Text>}
            {email !== null && (
              <div hidden={isVerifying}>
                <EmailCodeForm
                  email={email}
                  error={props.codeError}
                  busy={busy}
                  onChange={props.onCodeChange}
                  onSubmit={props.onCodeSubmit}
                  onRequest={props.onCodeRequest}
                  onCancel={() => props.onCancel('EMAIL')}
                />
              </div>
            )}
            {mobile !== null && (
              <Stack gap="small">
                <Text>
                  새 휴대폰번호 <strong>{phoneText(mobile)}</strong>
                </Text>
                {isVerifying ? (
                  <>
                    {verification}
                    <div>
                      <Button variant="secondary" size="small" onPress={props.onLeaveVerification}>
                        본인확인 그만두기
                      </Button>
                    </div>
                  </>
                ) : (
                  <>
                    <Text size="small" tone="quiet">
                      {contactChangeMessages.mobileText}
                    </Text>
                    <Actions>
                      <Button
                        size="small"
                        isPending={busy === 'mobile'}
                        isDisabled={busy !== null && busy !== 'mobile'}
                        onPress={props.onVerify}
                      >
                        새 번호로 본인확인
                      </Button>
                      <Button
                        variant="secondary"
                        size="small"
                        isDisabled={busy !== null}
                        onPress={() => props.onCancel('MOBILE')}
                      >
                        휴대폰번호 변경 취소
                      </Button>
                    </Actions>
                  </>
                )}
              </Stack>
            )}
          </Stack>
        </Fetched>
      )}
      <ConfirmDialog
        isOpen={question !== null}
        message={question ?? ''}
        isPending={busy === 'cancelling'}
        onConfirm={props.onCancelConfirm}
        onCancel={props.onCancelDismiss}
      />
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={props.onDismiss} />
    </>
  );
}
