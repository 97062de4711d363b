import { readFileSync } from 'node:fs';
import { defaultThemeMap } from '@stitches/react';
import { expect, test } from 'vitest';
import { mobileTokens, tokens, viewportTokens } from '#src/ui/foundation/tokens.ts';
import { contrast } from '../../../stories/guide/parts/contrast.ts';

const sources = import.meta.glob<string>('/{src,stories}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

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

test.each([
  ['the mobile layout', mobileTokens],
  ['a browser with heights of its own for phones', viewportTokens],
])('%s overrides only tokens that exist', (_, overrides) => expect(unknownOf(Object.keys(overrides))).toEqual([]));

/** The custom properties that the high-contrast style sheet overrides on light surfaces, and on dark ones. */
const [light = {}, dark = {}] = readFileSync('src/ui/foundation/more-contrast.css', 'utf8')
  .split('[data-dark]')
  .map((rules) =>
    Object.fromEntries(
      Array.from(rules.matchAll(/(--[\w-]+): ([^;]+);/g), ([, property = '', value = '']) => [property, value]),
    ),
  );

test('more contrast overrides only tokens that exist', () => {
  expect(unknownOf([...Object.keys(light), ...Object.keys(dark)])).toEqual([]);
  expect(Object.keys(light).length).toBeGreaterThan(5);
});

test.each([
  ['sage', 7],
  ['placeholder', 7],
  ['disabledText', 7],
  ['bronzeInk', 7],
  ['persimmon', 7],
  ['field', 4.5],
  ['bronze', 4.5],
  ['lineBronze', 4.5],
] as const)('with more contrast, %s has %d:1 on ivory', (name, minContrast) =>
  expect(contrast(light[`--colors-${name}`] ?? tokens.colors.ivory, tokens.colors.ivory)).toBeGreaterThan(minContrast),
);

test('on dark surfaces, more contrast does not darken bronze', () =>
  expect(dark['--colors-bronze']?.toUpperCase()).toBe(tokens.colors.bronze));

/** Returns the custom properties that belong to no token. */
function unknownOf(properties: readonly string[]) {
  return properties.filter((property) => {
    const [, scale = '', name = ''] = /^--(\w+)-(.+)$/.exec(property) ?? [];
    return !(name in (scales[scale] ?? {}));
  });
}

function uses() {
  return Object.entries(sources).flatMap(([file, source]) => usesIn(file, source));
}

/** Finds the tokens in style declarations: a property, then a quoted or templated value that names tokens. */
function usesIn(file: string, source: string) {
  return [...source.matchAll(/['"]?([\w-]+)['"]?: (['`])((?:(?!\2|\$[\w$-]).)*\$[\w$-](?:(?!\2).)*)\2/g)].flatMap(
    ([, property = '', , value = '']) =>
      [...value.matchAll(/\$(?:([a-zA-Z]+)\$)?([\w-]+)/g)].map(([, scale, name = '']) => ({
        file,
        scale: scale ?? scaleOf[property] ?? `no scale for ${property}`,
        name,
      })),
  );
}
