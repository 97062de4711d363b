import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesIn } from '#tools/files-in.ts';

/**
 * Returns all texts in the source and data files below a folder, without comments: string literals, templates, JSX
 * texts, strings in JSON.
 */
export const textsIn = (folder: string): { file: string; text: string }[] =>
  filesIn(folder, /(?<!\.d)\.tsx?$|\.json$/).flatMap((file) =>
    (file.endsWith('.json') ? stringsIn(JSON.parse(readFileSync(file, 'utf8'))) : literalsIn(file)).map((text) => ({
      file,
      text,
    })),
  );

function literalsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false);
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node)
    )
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
