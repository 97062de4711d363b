import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesIn } from './files-in.ts';

/** What visitors may read from these folders: texts of the code, comments left out, and whatever stands in data; Latin is of every page and not counted. */
export function writtenLetters(folders: readonly string[]): Set<string> {
  const texts = folders.flatMap((folder) => [...filesIn(folder, /(?<!\.d)\.tsx?$/).map(textsOf), ...filesIn(folder, /\.json$/).map((file) => readFileSync(file, 'utf8'))]);
  return new Set(Array.from(texts.join('')).filter((letter) => letter > '~'));
}

/** The string literals, templates and texts in markup of a source file. */
function textsOf(file: string): string {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false);
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts.join('');
}
