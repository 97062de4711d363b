import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo } from 'react';
import { AlternativeTexts } from './AlternativeTexts.tsx';
import { EditorBox, Prose } from './editor-style.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { extensions } from './extensions.ts';
import { pasted } from './pasted.ts';
import { editedHtml, storedHtml } from './stored-html.ts';

export type RichTextEditorProps = {
  labelId: string;
  notesId: string;
  /** The HTML that the editor begins with. Another one takes effect in a new editor only. */
  value: string;
  isRequired?: boolean;
  isInvalid: boolean;
  isDisabled: boolean;
  onChange: (html: string) => void;
};

/** An editor for the HTML of the site, with a toolbar. It reports what was typed, and is never written to. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { labelId, notesId, value, isRequired = false, isInvalid, isDisabled, onChange } = props;
  const attributes = useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      'aria-describedby': notesId,
      ...(isRequired && { 'aria-required': 'true' }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(isDisabled && { 'aria-readonly': 'true' }),
    }),
    [labelId, notesId, isRequired, isInvalid, isDisabled],
  );
  const editor = useEditor({
    extensions,
    content: editedHtml(value),
    // The policy allows no style element; `editor-style.ts` has these rules.
    injectCSS: false,
    editable: !isDisabled,
    editorProps: { attributes, transformPastedHTML: pasted },
    onUpdate: ({ editor: { getHTML } }) => onChange(storedHtml(getHTML.call(editor))),
  });
  useEffect(() => {
    editor.setOptions({ editorProps: { attributes, transformPastedHTML: pasted } });
    editor.setEditable(!isDisabled, false);
  }, [editor, attributes, isDisabled]);
  return (
    <>
      <EditorBox>
        {!isDisabled && <EditorToolbar editor={editor} labelId={labelId} />}
        <Prose as={EditorContent} editor={editor} />
      </EditorBox>
      <AlternativeTexts editor={editor} />
    </>
  );
}
