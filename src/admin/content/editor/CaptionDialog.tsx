import type { Editor } from '@tiptap/core';
import { useState, type SubmitEvent } from 'react';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Asks for the caption of the table that the cursor is in. */
export function CaptionDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { caption: current }: { caption?: unknown } = editor.getAttributes('table');
  const [caption, setCaption] = useState(typeof current === 'string' ? current : '');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    editor.commands.updateAttributes('table', { caption: caption.trim() || null });
    onClose();
  };
  return (
    <Dialog title="표 제목" initialFocus="caption" onClose={onClose}>
      <form aria-label="표 제목" noValidate onSubmit={submit}>
        <Stack gap="small">
          <TextField label="제목" name="caption" value={caption} onChange={setCaption} />
          <Actions>
            <Button type="submit" size="small">
              확인
            </Button>
            <Button variant="secondary" size="small" onPress={onClose}>
              취소
            </Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
