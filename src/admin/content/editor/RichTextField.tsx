import { Suspense, useId } from 'react';
import { lazyComponent } from '#src/shared/lazy/lazy-component.tsx';
import { fieldLabel } from '#src/ui/forms/field-style.ts';
import { FieldNotes } from '#src/ui/forms/FieldNotes.tsx';
import { styled } from '#src/ui/foundation/theme.ts';
import { MissingPart, PendingPart } from '../../ui/LazyPart.tsx';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

type RichTextFieldProps = Omit<RichTextEditorProps, 'labelId' | 'notesId' | 'isInvalid'> & {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
};

const Editor = lazyComponent<RichTextEditorProps>(
  'src/admin/content/editor/RichTextEditor.tsx',
  async () => (await import('./RichTextEditor.tsx')).RichTextEditor,
  MissingPart,
);

/** A text with headings, lists, tables and pictures. Its editor is loaded when it is first shown. */
export function RichTextField({ label, name, hint, error, ...editor }: RichTextFieldProps) {
  const id = useId();
  return (
    <div data-invalid={error !== undefined || undefined} data-field={name}>
      <Name id={`${id}-label`}>
        {label}
        {editor.isRequired && <span aria-hidden="true">*</span>}
      </Name>
      <Suspense fallback={<PendingPart />}>
        <Editor {...editor} labelId={`${id}-label`} notesId={`${id}-notes`} isInvalid={error !== undefined} />
      </Suspense>
      <FieldNotes id={`${id}-notes`} hint={hint} error={error} />
    </div>
  );
}

const Name = styled('span', { ...fieldLabel, marginBottom: '.625rem', '& [aria-hidden]': { color: '$persimmon' } });
