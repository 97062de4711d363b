import ts from 'typescript';

export type Comment = { readonly line: number; readonly text: string };

/** Returns the comments of a source text, with the line on which each begins. Comment marks inside of strings and templates do not count. */
export function commentsIn(source: string, fileName: string): Comment[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false);
  const ranges = new Map<number, ts.CommentRange>();
  const collect = (node: ts.Node) => {
    for (const range of [...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []), ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? [])]) ranges.set(range.pos, range);
    ts.forEachChild(node, collect);
  };
  collect(file);
  return [...ranges.values()].map(({ pos, end }) => ({ line: file.getLineAndCharacterOfPosition(pos).line + 1, text: source.slice(pos, end) }));
}
