import { useEffect, useRef } from 'react';
import { recordMessages } from '#contract/account/record-messages.ts';
import { useFocusAfterAlert } from '#src/shared/form/use-focus-after-alert.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { DeviceSession } from '#contract/account/device-session.ts';
import type { OtherSessionsView } from './other-sessions-view.ts';
import { SessionTable } from './SessionTable.tsx';

export type OtherSessionsScreenProps = OtherSessionsView & {
  onRetry: () => void;
  onEnd: (session: DeviceSession) => void;
  onEndAll: () => void;
  onConfirm: () => void;
  onCancel: () => void;
  onDismiss: () => void;
};

/** The member's sessions. Ending one removes its button, so the focus moves to the list. */
export function OtherSessionsScreen({
  sessions,
  isPending,
  isFailed,
  isEnding,
  question,
  alert,
  onRetry,
  onEnd,
  onEndAll,
  onConfirm,
  onCancel,
  onDismiss,
}: OtherSessionsScreenProps) {
  const list = useRef<HTMLDivElement>(null);
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  const previousCount = useRef(sessions.length);
  useEffect(() => {
    if (question !== null) previousCount.current = sessions.length;
  }, [question, sessions.length]);
  useFocusAfterAlert(alert, () => (sessions.length < previousCount.current ? list.current : null));
  return (
    <>
      <Fetched
        label="로그인 기기 목록"
        isPending={isPending}
        isFailed={isFailed}
        rows={2}
        groupRef={list}
        onRetry={onRetry}
      >
        <Stack>
          <SessionTable sessions={sessions} onEnd={onEnd} />
          {hasOthers ? (
            <div>
              <Button variant="secondary" size="small" onPress={onEndAll}>
                다른 기기에서 모두 로그아웃
              </Button>
            </div>
          ) : (
            <Text size="small" tone="quiet">
              {recordMessages.noOtherSessions}
            </Text>
          )}
        </Stack>
      </Fetched>
      <ConfirmDialog
        isOpen={question !== null}
        message={question ?? ''}
        isPending={isEnding}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </>
  );
}
