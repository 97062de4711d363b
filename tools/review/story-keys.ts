import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { filesIn } from '#tools/files-in.ts';

const storyModule =
  /"(\.\/stories\/[^"]+)":\(\)=>\w+\(\(\)=>import\(`\.\/([^`]+)`\)(?:,__vite__mapDeps\(\[[\d,]*\]\),import\.meta\.url)?\),?/g;

/** Parts of a built module that change with unrelated files: hashes in names, and the list of preloaded chunks. */
const unrelated: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [storyModule, ''],
  [/m\.f=\[[^\]]*\]/g, ''],
  [/__vite__mapDeps\(\[[\d,]*\]\)/g, ''],
  [/<link rel="modulepreload"[^>]*>/g, ''],
  [/-[\w-]{8}\.(js|css)\b/g, '.$1'],
];

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hashOfModule = (text: string): string =>
  hashOf(unrelated.reduce((rest, [pattern, replacement]) => rest.replaceAll(pattern, replacement), text));

/**
 * Returns the hash of everything that can affect the stories of a file in a built Storybook: its module with all
 * imports, the preview, styles, fonts and pictures. Stories with equal hashes are rendered once.
 */
export function storyKeys(build: string): (importPath: string) => string {
  const texts = new Map(modulesIn(build).map((path) => [basename(path), readFileSync(path, 'utf8')]));
  const preview = [...texts.keys()].filter((name) => name.startsWith('iframe-'));
  const chunkOf = new Map(preview.flatMap((name) => storyChunks(texts.get(name) ?? '')));
  const hashes = new Map([...texts].map(([name, text]) => [name, hashOfModule(text)]));
  const imports = new Map(
    [...texts].map(([name, text]) => [
      name,
      [
        ...importsIn(text),
        ...lazyImportsIn(text.replaceAll(storyModule, '')).filter(
          (chunk) => !preview.includes(name) || !ofDocs.test(chunk),
        ),
      ],
    ]),
  );
  const shared = sharedHash(build);
  return (importPath) => {
    const chunk = chunkOf.get(importPath);
    const used = chunk === undefined ? [...texts.keys()] : reachable([...preview, chunk], imports);
    return hashOf(
      [shared, importPath, ...used.map((name) => hashes.get(name) ?? name).toSorted(byText)].join('\n'),
    ).slice(0, 40);
  };
}

/** Modules that the preview loads for documentation pages only. */
const ofDocs = /Docs/;

const modulesIn = (build: string): string[] =>
  existsSync(join(build, 'assets')) ? filesIn(join(build, 'assets'), /\.js$/) : [];

const storyChunks = (text: string): [string, string][] =>
  Array.from(text.matchAll(storyModule), ([, path = '', chunk = '']) => [path, chunk]);

const importsIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g), ([, name = '']) => name);
const lazyImportsIn = (text: string): string[] =>
  Array.from(text.matchAll(/\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g), ([, name = '']) => name);

function reachable(from: readonly string[], imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set(from);
  for (const name of found) for (const next of imports.get(name) ?? []) found.add(next);
  return [...found];
}

/** Hashes everything that any story can use: the page, styles, fonts and pictures. */
function sharedHash(build: string): string {
  const files = filesIn(build, /(?<!\.js)$/).filter(
    (file) => !/^(?:sb-|index\.|project\.json|nunito)/.test(relative(build, file)),
  );
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash.update(/\.(?:html|css)$/.test(file) ? hashOfModule(readFileSync(file, 'utf8')) : hashOf(readFileSync(file)));
  return hash.digest('hex');
}
