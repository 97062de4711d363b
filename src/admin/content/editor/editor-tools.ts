import type { ChainedCommands, Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';

export type Step = { readonly name: string; readonly run: (chain: ChainedCommands) => ChainedCommands };

const heading = (level: 2 | 3 | 4) => ({
  name: `heading${level}`,
  label: `제목 ${level}`,
  run: (chain: ChainedCommands) => chain.toggleHeading({ level }),
});

/** Tools that are on or off where the cursor is. */
export const marks = [
  { name: 'bold', label: '굵게', run: (chain: ChainedCommands) => chain.toggleBold() },
  { name: 'italic', label: '기울임', run: (chain: ChainedCommands) => chain.toggleItalic() },
  heading(2),
  heading(3),
  heading(4),
  { name: 'bulletList', label: '글머리 목록', run: (chain: ChainedCommands) => chain.toggleBulletList() },
  { name: 'orderedList', label: '번호 목록', run: (chain: ChainedCommands) => chain.toggleOrderedList() },
  { name: 'blockquote', label: '인용', run: (chain: ChainedCommands) => chain.toggleBlockquote() },
] as const;

export const steps: readonly Step[] = [
  { name: '구분선', run: (chain) => chain.setHorizontalRule() },
  { name: '표', run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }) },
  { name: '되돌리기', run: (chain) => chain.undo() },
  { name: '다시 하기', run: (chain) => chain.redo() },
];

/** Tools of the table that the cursor is in. */
export const tableSteps: readonly Step[] = [
  { name: '행 추가', run: (chain) => chain.addRowAfter() },
  { name: '행 삭제', run: (chain) => chain.deleteRow() },
  { name: '열 추가', run: (chain) => chain.addColumnAfter() },
  { name: '열 삭제', run: (chain) => chain.deleteColumn() },
  { name: '머리글 칸', run: (chain) => chain.toggleHeaderCell() },
  { name: '칸 합치기·나누기', run: (chain) => chain.mergeOrSplit() },
  { name: '표 삭제', run: (chain) => chain.deleteTable() },
];

/** Returns which tools are on where the cursor is, and whether that is a table. */
export const stateOf = (editor: Editor): { active: readonly string[]; isInTable: boolean } => ({
  active: marks
    .map(({ name }) => name)
    .filter((name) =>
      name.startsWith('heading') ? editor.isActive('heading', { level: Number(name.at(-1)) }) : editor.isActive(name),
    ),
  isInTable: editor.isActive('table'),
});

type Picture = { readonly src: string; readonly alt: string; readonly width: number; readonly height: number };

/** Replaces the selection by a picture, and puts the cursor after it; at the end of the text, into a new paragraph. */
export function insertPicture(editor: Editor, attributes: Picture): void {
  const { image, paragraph } = editor.schema.nodes;
  if (!image || !paragraph) return;
  const { tr } = editor.state;
  tr.replaceSelectionWith(image.create(attributes), false);
  if (tr.doc.lastChild?.type === image) tr.insert(tr.doc.content.size, paragraph.create());
  editor.view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(tr.selection.to))));
}
