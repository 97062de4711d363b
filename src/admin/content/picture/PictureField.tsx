import { useState } from 'react';
import { contentDeskMessages } from '#contract/staff/content-desk-messages.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { styled } from '#src/ui/foundation/theme.ts';
import { TextField, type TextFieldProps } from '#src/ui/forms/TextField.tsx';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import { PictureDialog } from './PictureDialog.tsx';

type PictureFieldProps = Pick<TextFieldProps, 'label' | 'name' | 'hint' | 'error' | 'isDisabled' | 'isRequired'> & {
  /** A file name or a path. */
  value: string;
  onChange: (value: string) => void;
  /** The alternative text with which a picture was uploaded. */
  onAlternativeText: (alt: string) => void;
};

/** The name or path of a picture, with a preview, and a button that uploads one. */
export function PictureField({ value, hint, onChange, onAlternativeText, ...field }: PictureFieldProps) {
  const [isUploading, setUploading] = useState(false);
  return (
    <Stack gap="small">
      <TextField
        {...field}
        hint={hint ?? contentDeskMessages.pictureHint}
        autoComplete="off"
        autoCapitalize="none"
        value={value}
        onChange={onChange}
      />
      {value.trim() !== '' && (
        <Preview>
          <ContentPicture
            key={value}
            file={value.trim()}
            alt={`${field.label} 미리 보기`}
            sizes="20rem"
            width={320}
            height={180}
          />
        </Preview>
      )}
      <Actions>
        <Button
          variant="secondary"
          size="small"
          isDisabled={field.isDisabled ?? false}
          aria-label={`${field.label} 올리기`}
          onPress={() => setUploading(true)}
        >
          올리기
        </Button>
      </Actions>
      {isUploading && (
        <PictureDialog
          onClose={() => setUploading(false)}
          onUploaded={({ file, alt }) => {
            setUploading(false);
            onChange(file);
            onAlternativeText(alt);
          }}
        />
      )}
    </Stack>
  );
}

const Preview = styled('div', { maxWidth: '20rem', '& img': { display: 'block', maxWidth: '100%', height: 'auto' } });
