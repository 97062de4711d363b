import { parseSync, Visitor } from 'vite';

type Range = { start: number; end: number };

/** A call of `styled`, `css`, `globalCss` or `keyframes`. `id`: its module, and its number among the calls in it. */
export type StyleCall = Range & { id: string; name: string; callee: Range; args: readonly Range[] };

const names: ReadonlySet<string> = new Set(['styled', 'css', 'globalCss', 'keyframes']);

/** Returns the calls of Stitches in a module of the site, in the order of its text. */
export function styleCallsIn(code: string, file: string): StyleCall[] {
  if (!/\/theme\.ts'/.test(code)) return [];
  const imported = new Set<string>();
  const calls: Omit<StyleCall, 'id'>[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value.endsWith('/theme.ts')) for (const { local } of specifiers) imported.add(local.name);
    },
    CallExpression({ callee, start, end, arguments: args }) {
      if (callee.type === 'Identifier' && names.has(callee.name) && imported.has(callee.name))
        calls.push({ start, end, name: callee.name, callee, args });
    },
  }).visit(parseSync(file, code).program);
  return calls.toSorted((a, b) => a.start - b.start).map((call, index) => ({ ...call, id: `${file}#${index}` }));
}

/** Returns the text with each range replaced; a range within another one is replaced with it. */
export function replaceRanges(code: string, changes: readonly (Range & { by: string })[]): string {
  let [text, end] = ['', 0];
  for (const change of changes.toSorted((a, b) => a.start - b.start)) {
    if (change.start < end) continue;
    text += code.slice(end, change.start) + change.by;
    end = change.end;
  }
  return text + code.slice(end);
}
