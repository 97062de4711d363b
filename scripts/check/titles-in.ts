import ts from 'typescript';

export type Title = { readonly line: number; readonly text: string };

const isText = (node: ts.Node | undefined): node is ts.StringLiteralLike | ts.TemplateExpression => node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));
const withoutCast = (node: ts.Node | undefined): ts.Node | undefined => (node && ts.isAsExpression(node) ? node.expression : node);

/** Returns the first text of each row of a `test.each` table, which `%s` inserts into the title. */
const labelsOf = (table: ts.Node | undefined): ts.Node[] =>
  table && ts.isArrayLiteralExpression(table) ? table.elements.flatMap((row) => (ts.isArrayLiteralExpression(row) ? row.elements.slice(0, 1) : [])).filter(isText) : [];

/** Returns the texts from which the titles of tests and groups are composed, each with its line: titles, and the labels of their tables. */
export function titlesIn(source: string, fileName: string): Title[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const titles: ts.Node[] = [];
  const collect = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /^(?:test|describe)\b/.test(node.expression.getText())) {
      const [first] = node.arguments;
      titles.push(...(isText(first) ? [first] : labelsOf(withoutCast(first))));
    }
    ts.forEachChild(node, collect);
  };
  collect(file);
  return titles.map((node) => ({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: node.getText().slice(1, -1) }));
}
