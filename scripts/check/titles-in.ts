import ts from 'typescript';

export type Title = { readonly line: number; readonly text: string };

/** Returns the titles of the tests and groups of a source text, each with its line: the first argument of `test`, `describe` and `describe.each(…)(…)`. */
export function titlesIn(source: string, fileName: string): Title[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const titles: Title[] = [];
  const collect = (node: ts.Node) => {
    const title = ts.isCallExpression(node) && /^(?:test|describe)\b/.test(node.expression.getText()) ? node.arguments[0] : undefined;
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) titles.push({ line: file.getLineAndCharacterOfPosition(title.getStart()).line + 1, text: title.getText().slice(1, -1) });
    ts.forEachChild(node, collect);
  };
  collect(file);
  return titles;
}
