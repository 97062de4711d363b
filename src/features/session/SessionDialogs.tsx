import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx';
import type { SessionView } from './session-view.ts';

export type SessionDialogsProps = Pick<SessionView, 'alert' | 'question' | 'isLoggingOut'> & {
  onDismiss: () => void;
  onConfirm: () => void;
  onCancel: () => void;
};

export function SessionDialogs({ alert, question, isLoggingOut, onDismiss, onConfirm, onCancel }: SessionDialogsProps) {
  return (
    <>
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
      <ConfirmDialog
        isOpen={question !== null}
        message={question ?? ''}
        isPending={isLoggingOut}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </>
  );
}
