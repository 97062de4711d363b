import { useState, type RefObject, type SubmitEvent } from 'react';
import { contentDeskMessages } from '#contract/staff/content-desk-messages.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { InlineNotice } from '#src/ui/page/InlineNotice.tsx';
import { FileDrop } from './FileDrop.tsx';
import type { PictureUploadView } from './picture-upload-view.ts';

export type PictureUploadScreenProps = PictureUploadView & {
  formRef?: RefObject<HTMLFormElement | null>;
  onPick: (file: File) => void;
  onAltChange: () => void;
  onSubmit: (alt: string) => void;
  onCancel: () => void;
};

/** Asks for a picture and its alternative text. */
export function PictureUploadScreen({
  fileName,
  fileError,
  altError,
  isUploading,
  alert,
  formRef,
  onPick,
  onAltChange,
  onSubmit,
  onCancel,
}: PictureUploadScreenProps) {
  const [alt, setAlt] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(alt);
  };
  return (
    <form ref={formRef} aria-label="이미지 올리기" noValidate onSubmit={submit}>
      <Stack gap="small">
        <FileDrop fileName={fileName} error={fileError} isDisabled={isUploading} onPick={onPick} />
        <TextField
          label="대체 텍스트"
          name="alt"
          isRequired
          autoComplete="off"
          hint={contentDeskMessages.altHint}
          value={alt}
          error={altError}
          isReadOnly={isUploading}
          onChange={(value) => {
            setAlt(value);
            onAltChange();
          }}
        />
        <Text role="status" size="small">
          {isUploading ? contentDeskMessages.uploading : ''}
        </Text>
        {alert !== null && <InlineNotice role="alert">{alert}</InlineNotice>}
        <Actions>
          <Button type="submit" size="small" isPending={isUploading}>
            {alert === null ? '올리기' : '다시 올리기'}
          </Button>
          <Button variant="secondary" size="small" onPress={onCancel}>
            취소
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
