import type { Editor } from '@tiptap/core';
import { useState, type SubmitEvent } from 'react';
import { allowedUrl } from '#contract/staff/allowed-html.ts';
import { contentDeskMessages } from '#contract/staff/content-desk-messages.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type LinkDialogProps = { editor: Editor; onClose: () => void };

/** Asks where the selected text leads, or the link that the cursor is in; without a selection also for its text. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { href: linked }: { href?: unknown } = editor.getAttributes('link');
  const current = typeof linked === 'string' ? linked : undefined;
  const [url, setUrl] = useState(current ?? '');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const needsText = editor.state.selection.empty && current === undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const href = url.trim();
    if (!allowedUrl.test(href)) {
      setError(contentDeskMessages.linkInvalid);
      event.currentTarget.querySelector<HTMLElement>('[name="url"]')?.focus();
      return;
    }
    if (needsText)
      editor
        .chain()
        .insertContent({ type: 'text', text: text.trim() || href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else editor.chain().extendMarkRange('link').setLink({ href }).run();
    onClose();
  };
  return (
    <Dialog title="링크" initialFocus="url" onClose={onClose}>
      <form aria-label="링크" noValidate onSubmit={submit}>
        <Stack gap="small">
          <TextField
            label="주소"
            name="url"
            isRequired
            autoCapitalize="none"
            value={url}
            error={error}
            onChange={(value) => {
              setUrl(value);
              setError(undefined);
            }}
          />
          {needsText && <TextField label="링크의 글" name="linkText" value={text} onChange={setText} />}
          <Actions>
            <Button type="submit" size="small">
              확인
            </Button>
            {current !== undefined && (
              <Button
                variant="secondary"
                size="small"
                onPress={() => {
                  editor.chain().extendMarkRange('link').unsetLink().run();
                  onClose();
                }}
              >
                링크 없애기
              </Button>
            )}
            <Button variant="secondary" size="small" onPress={onClose}>
              취소
            </Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
