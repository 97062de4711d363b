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

/** A question with two answers. Focus starts on 취소, the answer that changes nothing; so does Escape. */
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
