import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codePointsIn } from '../../scripts/assets/unicode-ranges.ts';
import { sourceCharacters } from '../../scripts/assets/source-characters.ts';

const faces = [
  ...readFileSync('src/ui/fonts/fonts.css', 'utf8').matchAll(
    /@font-face\{font-family:'([^']+)';.*?font-weight:([\d ]+);.*?src:url\(([^)]+)\).*?unicode-range:([^}]+)\}/g,
  ),
].map(([, family = '', weight = '', file = '', ranges = '']) => ({
  family,
  weight,
  file,
  characters: [...codePointsIn(ranges)],
}));
const usedCharacters = [...sourceCharacters(['contract', 'machines', 'src', 'worker'])]
  .filter((character) => /[가-힣]/.test(character))
  .map((character) => character.codePointAt(0) ?? 0);

const isBlock = ({ file }: { file: string }) => file.includes('-more-');
/** KS X 1001, in its own order. */
const hangul = new TextDecoder('euc-kr').decode(
  Uint8Array.from({ length: 25 * 94 * 2 }, (_, index) =>
    index % 2 === 0 ? 0xb0 + Math.floor(index / 188) : 0xa1 + (((index - 1) / 2) % 94),
  ),
);

test('no font subset has a glyph of another subset of its weight', () => {
  const glyphs = faces
    .filter((face) => !isBlock(face))
    .flatMap(({ family, weight, characters }) =>
      characters.map((character) => `${family} ${weight}: ${String.fromCodePoint(character)}`),
    );
  const seen = new Set<string>();
  const duplicates = glyphs.filter((glyph) => seen.size === seen.add(glyph).size);
  expect(glyphs.length).toBeGreaterThan(2_000);
  expect(duplicates).toEqual([]);
});

describe.each(['Pretendard Variable', 'Gowun Batang'])('%s', (name) => {
  const family = faces.filter((face) => face.family === name);

  test('has every Hangul character of the code in its font subsets: if not, run `node --import tsx scripts/assets/fonts.ts`', () => {
    const subset = new Set(family.filter((face) => !isBlock(face)).flatMap(({ characters }) => characters));
    expect(usedCharacters.length).toBeGreaterThan(500);
    expect(String.fromCodePoint(...usedCharacters.filter((character) => !subset.has(character)))).toBe('');
  });

  test('has a file for each of the 2,350 Hangul characters of written Korean', () => {
    const covered = new Set(family.flatMap(({ characters }) => characters));
    expect(hangul).toMatch(/^가각.*힝$/);
    expect(Array.from(hangul)).toHaveLength(2_350);
    expect(Array.from(hangul).filter((character) => !covered.has(character.codePointAt(0) ?? 0))).toEqual([]);
  });

  test('uses a block only for characters without a subset of their own: its blocks are listed first', () => {
    expect(family.map(isBlock)).toEqual(family.map(isBlock).toSorted((one, other) => Number(other) - Number(one)));
  });
});
