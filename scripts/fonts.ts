import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { families, type Family, type Part } from './font-families.ts';
import { lettersIn, rangesOf } from './letter-ranges.ts';
import seen from './seen-letters.json' with { type: 'json' };
import { standInFaces } from './stand-in-faces.ts';
import { writtenLetters } from './written-letters.ts';

/**
 * Generates `src/ui/fonts` and `src/ui/fonts.css`: for each family, small files with the characters of the site's own texts, preceded by
 * files with all other supported characters; and `src/ui/stand-ins.css`, the metric-compatible fallback fonts.
 */
const folder = 'src/ui/fonts';

/** Latin, punctuation, currency, arrows, shapes, CJK punctuation and jamo: no hanja, no full-width forms. */
const signs = [
  [0x0000, 0x024f], [0x2000, 0x206f], [0x20a0, 0x20bf], [0x2100, 0x214f], [0x2190, 0x21ff], [0x2212, 0x2215],
  [0x2460, 0x24ff], [0x25a0, 0x26ff], [0x3000, 0x303f], [0x3130, 0x318f],
] as const;

/**
 * Supported characters: the above, and the 2,350 Hangul syllables of KS X 1001, which cover written Korean. The system font renders all
 * others.
 */
const kept = new Set([...signs.flatMap(([from, to]) => between(from, to)), ...hangulOfKsX1001()]);

/** Number of Hangul syllables per file, for those that are not in the site's texts. */
const blockSize = 160;

/** Fallback for a stylesheet with a single subset, which has no unicode-range. */
const basicLatin = 'U+0000-00FF,U+2000-206F,U+2122,U+2212';
const written = new Set([...lettersIn('U+20-7e'), ...Array.from(writtenLetters(['contract', 'machines', 'src', 'server', 'worker']), codeOf)]);

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const faces: string[] = [];
for (const family of families) faces.push(...(await facesOf(family)));
await writeSheet('src/ui/fonts.css', faces);
await writeSheet('src/ui/stand-ins.css', standInFaces);

function writeSheet(file: string, rules: readonly string[]): Promise<void> {
  return writeFile(file, `/* Written by scripts/fonts.ts. */\n${rules.join('\n')}\n`);
}

/**
 * Writes the subsets of a family and returns their `@font-face` rules. Each character is in one file. If two ranges contain a character,
 * browsers use the later rule, so that the ranges of Hangul may overlap.
 */
async function facesOf(family: Family): Promise<string[]> {
  const there = await lettersThere(family);
  const taken = new Set<number>();
  const ours: string[] = [];
  for (const part of family.parts) {
    const letters = new Set([...lettersOf(part, family)].filter((letter) => there.has(letter) && !taken.has(letter)));
    for (const letter of letters) taken.add(letter);
    const file = family.parts.length > 1 ? `${family.name}-${part}.woff2` : `${family.name}.woff2`;
    ours.push(face(family, file, rangesOf(letters)));
    await cut(family, file, letters);
  }
  const rest = [...there].filter((letter) => kept.has(letter) && !taken.has(letter)).toSorted((one, other) => one - other);
  const [hangul, others] = [rest.filter(isHangul), new Set(rest.filter((letter) => !isHangul(letter)))];
  const blocks: string[] = [];
  if (others.size > 0) {
    blocks.push(face(family, `${family.name}-more-signs.woff2`, rangesOf(others)));
    await cut(family, `${family.name}-more-signs.woff2`, others);
  }
  for (let from = 0; from < hangul.length; from += blockSize) {
    const letters = hangul.slice(from, from + blockSize);
    const file = `${family.name}-more-${1 + from / blockSize}.woff2`;
    blocks.push(face(family, file, `U+${letters[0]?.toString(16)}-${letters.at(-1)?.toString(16)}`));
    await cut(family, file, new Set(letters));
  }
  return [...blocks, ...ours];
}

function lettersOf(part: Part, { letters }: Family): ReadonlySet<number> {
  return part === 'written' ? written : new Set(Array.from(seen[letters][part], codeOf));
}

async function cut({ package: source, font, features, axes }: Family, file: string, letters: ReadonlySet<number>): Promise<void> {
  const options = { targetFormat: 'woff2' as const, keepFeatures: features, ...(axes && { variationAxes: axes }) };
  const bytes = await subsetFont(await readFile(`node_modules/${source}/${font}`), String.fromCodePoint(...letters), options);
  await writeFile(`${folder}/${file}`, bytes);
  process.stdout.write(`${file.padEnd(22)}${String(letters.size).padStart(5)} letters ${(bytes.length / 1_000).toFixed(1).padStart(7)} kB\n`);
}

/** Returns the code points that the font covers, from the unicode-ranges of its package. */
async function lettersThere({ package: source, sheet }: Family): Promise<Set<number>> {
  const css = await readFile(`node_modules/${source}/${sheet}`, 'utf8');
  return new Set([...css.matchAll(/@font-face\s*\{([^}]+)\}/g)].flatMap(([, body = '']) => [...lettersIn(/unicode-range:\s*([^;]+)/.exec(body)?.[1] ?? basicLatin)]));
}

function face({ family, weight }: Family, file: string, ranges: string): string {
  return `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;src:url(./fonts/${file}) format("woff2");unicode-range:${ranges}}`;
}

function hangulOfKsX1001(): number[] {
  const decoder = new TextDecoder('euc-kr');
  return between(0xb0, 0xc8).flatMap((lead) => between(0xa1, 0xfe).map((trail) => codeOf(decoder.decode(Uint8Array.of(lead, trail)))));
}

function between(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function isHangul(letter: number): boolean {
  return letter >= 0xac00 && letter <= 0xd7a3;
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}
