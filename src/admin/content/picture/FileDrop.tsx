import { useEffect, useId, useState, type DragEvent } from 'react';
import { contentDeskMessages } from '#contract/staff/content-desk-messages.ts';
import { acceptedPictures } from '#contract/staff/picture-file.ts';
import { fieldLabel } from '#src/ui/forms/field-style.ts';
import { FieldNotes } from '#src/ui/forms/FieldNotes.tsx';
import { styled } from '#src/ui/foundation/theme.ts';

type FileDropProps = {
  fileName: string;
  error: string | undefined;
  isDisabled: boolean;
  onPick: (file: File) => void;
};

/** A native file input, on which a file can be dropped as well, with a preview of the picture. */
export function FileDrop({ fileName, error, isDisabled, onPick }: FileDropProps) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const source = useDataUrl(file);
  const pick = (picked: File | undefined) => {
    if (!picked || isDisabled) return;
    setFile(picked);
    onPick(picked);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    pick(event.dataTransfer.files[0]);
  };
  return (
    <Area onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Name htmlFor={id}>이미지 파일</Name>
      <input
        id={id}
        type="file"
        accept={acceptedPictures}
        disabled={isDisabled}
        aria-required="true"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-notes`}
        onChange={({ target }) => pick(target.files?.[0])}
      />
      <FieldNotes id={`${id}-notes`} hint={contentDeskMessages.pictureRules} error={error} />
      {source !== null && file?.name === fileName && <img src={source} alt={`고른 이미지: ${fileName}`} />}
    </Area>
  );
}

/** Returns the content of a file as a `data:` URL, which the policy allows for pictures; null until it is read. */
function useDataUrl(file: File | null): string | null {
  const [read, setRead] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return undefined;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setRead({ file, url: reader.result });
    });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read !== null && read.file === file ? read.url : null;
}

const Area = styled('div', {
  display: 'grid',
  gap: '.625rem',
  justifyItems: 'start',
  padding: '1rem',
  border: '1px dashed $colors$field',
  '& input': { maxWidth: '100%' },
  '& img': { maxWidth: '100%', maxHeight: '12rem' },
});

const Name = styled('label', fieldLabel);
