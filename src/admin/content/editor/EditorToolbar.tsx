import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import { styled } from '#src/ui/foundation/theme.ts';
import { PictureDialog } from '../picture/PictureDialog.tsx';
import { CaptionDialog } from './CaptionDialog.tsx';
import { insertPicture, marks, stateOf, steps, tableSteps, type Step } from './editor-tools.ts';
import { Tools, toolStyle } from './editor-style.ts';
import { LinkDialog } from './LinkDialog.tsx';

type EditorToolbarProps = { editor: Editor; labelId: string };

/** The tools of an editor: one stop of the Tab key, in which the arrow keys move. */
export function EditorToolbar({ editor, labelId }: EditorToolbarProps) {
  const [dialog, setDialog] = useState<'link' | 'picture' | 'caption' | null>(null);
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const close = () => {
    setDialog(null);
    // After the dialog has given the focus back to its button.
    setTimeout(() => editor.commands.focus());
  };
  const button = ({ name, run }: Step) => (
    <Tool key={name} onPress={() => run(editor.chain().focus()).run()}>
      {name}
    </Tool>
  );
  const opener = (name: string, which: NonNullable<typeof dialog>) => (
    <Tool onPress={() => setDialog(which)}>{name}</Tool>
  );
  return (
    <>
      <Tools as={Toolbar} aria-labelledby={labelId}>
        {marks.map(({ name, label, run }) => (
          <Toggle
            key={name}

            isSelected={state.active.includes(name)}
            onChange={() => run(editor.chain().focus()).run()}
          >
            {label}
          </Toggle>
        ))}
        {opener('링크', 'link')}
        {opener('이미지', 'picture')}
        {steps.map(button)}
        {state.isInTable && opener('표 제목', 'caption')}
        {state.isInTable && tableSteps.map(button)}
      </Tools>
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog === 'caption' && <CaptionDialog editor={editor} onClose={close} />}
      {dialog === 'picture' && (
        <PictureDialog
          onClose={close}
          onUploaded={({ file, alt, width, height }) => {
            insertPicture(editor, { src: file, alt, width, height });
            close();
          }}
        />
      )}
    </>
  );
}

const Tool = styled(Button, toolStyle);
const Toggle = styled(ToggleButton, toolStyle);
