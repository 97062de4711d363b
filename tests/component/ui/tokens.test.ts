import { defaultThemeMap } from '@stitches/react';
import { expect, test } from 'vitest';
import { mobileTokens, tokens } from '#src/ui/foundation/tokens.ts';

const sources = import.meta.glob<string>('/{src,stories}/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

const scales: Record<string, Record<string, string>> = tokens;
const scaleOf: Record<string, string> = { ...defaultThemeMap };

test('every used token exists', () => {
  expect(uses().filter(({ scale, name }) => !(name in (scales[scale] ?? {})))).toEqual([]);
});

test('the search finds a use of a token, bare and with its scale', () => {
  expect(usesIn('a.ts', "color: '$sage', margin: '0 $3', border: '1px solid $colors$mist', '$nope': 1")).toEqual([
    { file: 'a.ts', scale: 'colors', name: 'sage' },
    { file: 'a.ts', scale: 'space', name: '3' },
    { file: 'a.ts', scale: 'colors', name: 'mist' },
  ]);
  expect(uses().length).toBeGreaterThan(150);
});

test('the mobile layout overrides only tokens that exist', () => {
  const unknown = Object.keys(mobileTokens).filter((property) => {
    const [, scale = '', name = ''] = /^--(\w+)-(.+)$/.exec(property) ?? [];
    return !(name in (scales[scale] ?? {}));
  });
  expect(unknown).toEqual([]);
});

function uses() {
  return Object.entries(sources).flatMap(([file, source]) => usesIn(file, source));
}

/** Returns style declarations: a property, then a quoted or templated value that names tokens. */
function usesIn(file: string, source: string) {
  return [...source.matchAll(/['"]?([\w-]+)['"]?: (['`])((?:(?!\2|\$[\w$-]).)*\$[\w$-](?:(?!\2).)*)\2/g)].flatMap(([, property = '', , value = '']) =>
    [...value.matchAll(/\$(?:([a-zA-Z]+)\$)?([\w-]+)/g)].map(([, scale, name = '']) => ({
      file,
      scale: scale ?? scaleOf[property] ?? `no scale for ${property}`,
      name,
    })),
  );
}
