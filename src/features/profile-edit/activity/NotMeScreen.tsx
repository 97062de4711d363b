import { activityMessages } from '#contract/account/activity-messages.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { Heading, Text } from '#src/ui/foundation/text.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx';
import type { NotMeView } from './not-me-view.ts';

export type NotMeScreenProps = NotMeView & {
  onDisown: () => void;
  onConfirm: () => void;
  onCancel: () => void;
  onDismiss: () => void;
};

/** The question whether all of the activity was the member's, with the button for the case that it was not. */
export function NotMeScreen({ isAsking, isEnding, alert, onDisown, onConfirm, onCancel, onDismiss }: NotMeScreenProps) {
  return (
    <>
      <Stack gap="small">
        <Heading as="h4" size="card">
          {activityMessages.question}
        </Heading>
        <Text size="small">{activityMessages.advice}</Text>
        <div>
          <Button variant="secondary" size="small" onPress={onDisown}>
            {activityMessages.disown}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        message={activityMessages.confirm}
        isPending={isEnding}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </>
  );
}
