import { Button } from '../actions/Button.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { words } from '../foundation/words.ts';

export type ConfirmDialogProps = {
  isOpen: boolean;
  message: string;
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A question with two buttons. 취소, which changes nothing, has the initial focus; Escape does the same. */
export function ConfirmDialog({ isOpen, message, isPending = false, onConfirm, onCancel }: ConfirmDialogProps) {
  if (!isOpen) return null;
  return (
    <MessageDialog
      label={words.question}
      eyebrow="Confirm"
      message={message}
      onDismiss={onCancel}
      actions={
        <>
          <Button variant="secondary" isDisabled={isPending} onPress={onCancel}>
            {words.cancel}
          </Button>
          <Button isPending={isPending} onPress={onConfirm}>
            {words.confirm}
          </Button>
        </>
      }
    />
  );
}
