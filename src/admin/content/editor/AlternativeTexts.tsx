import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { contentDeskMessages } from '#contract/staff/content-desk-messages.ts';
import { Text } from '#src/ui/foundation/text.ts';

/** Lists the alternative texts of the pictures in a text, in document order. */
export function AlternativeTexts({ editor }: { editor: Editor }) {
  const texts = useEditorState({ editor, selector: ({ editor: current }) => alternativeTextsOf(current) });
  return (
    texts.length > 0 && (
      <Text size="small" tone="quiet">
        {contentDeskMessages.alternativeTexts(texts)}
      </Text>
    )
  );
}

function alternativeTextsOf({ state }: Editor): readonly string[] {
  const texts: string[] = [];
  state.doc.descendants(({ type, attrs }) => {
    const { alt }: { alt?: unknown } = attrs;
    if (type.name === 'image') texts.push(typeof alt === 'string' ? alt : '');
  });
  return texts;
}
