import { Button } from '../actions/Button.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { words } from '../foundation/words.ts';

export type AlertDialogProps = { isOpen: boolean; message: string; onClose: () => void };

/** A message with a single button; Escape closes it as well. */
export function AlertDialog({ isOpen, message, onClose }: AlertDialogProps) {
  if (!isOpen) return null;
  return (
    <MessageDialog
      label={words.alert}
      eyebrow="Notice"
      message={message}
      onDismiss={onClose}
      actions={<Button onPress={onClose}>{words.confirm}</Button>}
    />
  );
}
