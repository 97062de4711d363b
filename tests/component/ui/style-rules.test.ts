import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

const matchesOf = (rule: RegExp) =>
  Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(rule)].map(([text]) => `${file}: ${text.replaceAll(/\s+/g, ' ')}`),
  );

test('no width is 100vw, which includes the scroll bar; limits and picture sizes may be', () => {
  expect(matchesOf(/^(?!.*sizes=|.*sizes: |.*\bmin\().*: ['"`](?!\(max-width)[^'"`]*100vw.*$/gm)).toEqual([]);
});

test('a hairline is a border: backgrounds vanish on paper and in forced colours', () => {
  expect(matchesOf(/\b(?:height|width): [12],[^{}]*backgroundColor[^{}]*/g)).toEqual([]);
});

test('a gradient to the background colour is left out in forced colours, which leave gradients as they are', () => {
  const fading = Object.entries(sources).filter(([, source]) => /gradient\(.*\$colors\$ivory/.test(source));
  expect([
    fading.length,
    fading.filter(([, source]) => !/'@forced': .*(?:display|background): 'none'/.test(source)).map(([file]) => file),
  ]).toEqual([2, []]);
});

test('an element hidden on paper is hidden on every layout', () => {
  expect(matchesOf(/'@print': \{ display: 'none'.*/g)).toEqual([]);
});

test('heights of the window are tokens: vh includes the toolbar of a phone, and the oldest browsers ignore a declaration with dvh or svh', () => {
  expect(matchesOf(/\b\d+[dsl]?v[hb]\b/g)).toEqual(
    ['global-styles.ts: 100dvh', 'tokens.ts: 100vh', 'tokens.ts: 100vh', 'tokens.ts: 100dvh', 'tokens.ts: 100svh'].map(
      (use) => `/src/ui/foundation/${use}`,
    ),
  );
});

test('fixed elements and modal dialogs are hidden on paper, where they would be on every sheet', () => {
  const fixed = matchesOf(/styled\((?:'dialog'|(?:(?!styled\().)*position: 'fixed')(?:(?!styled\().)*/gs);
  expect([fixed.length > 5, fixed.filter((style) => !style.includes('...screenOnly'))]).toEqual([true, []]);
});

test('the layouts change at the widths of the spec, and narrow windows of their own at 639 px', () => {
  const theme = sources['/src/ui/foundation/theme.ts'] ?? '';
  expect(
    [...new Set([...theme.matchAll(/\b\d{3,4}(?=px|\))/g)].map(([width]) => Number(width)))].toSorted(
      (one, other) => one - other,
    ),
  ).toEqual([639, 1025, 1026, 1199, 1200, 1630]);
  expect(matchesOf(/'@media[^']*\dpx.*/g)).toEqual([]);
});
