import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

const found = (rule: RegExp) => Object.entries(sources).flatMap(([file, source]) => [...source.matchAll(rule)].map(([text]) => `${file}: ${text.replaceAll(/\s+/g, ' ')}`));

test('no place is as wide as 100vw, which counts the scroll bar in; limits and the sizes of pictures may be', () => {
  expect(found(/^(?!.*sizes=|.*sizes: |.*\bmin\().*: ['"`][^'"`]*100vw.*$/gm)).toEqual([]);
});

test('a hairline is a border: backgrounds vanish on paper and in forced colours', () => {
  expect(found(/\b(?:height|width): [12],[^{}]*backgroundColor[^{}]*/g)).toEqual([]);
});

test('what is left out on paper is so on every layout', () => {
  expect(found(/'@print': \{ display: 'none'.*/g)).toEqual([]);
});

test('no window is measured by vh, which reaches below the toolbar of a phone', () => {
  expect(found(/\b\d+vh\b/g)).toEqual([]);
});

test('what is fixed to the window, a modal dialog too, is left out on paper, where it would lie on every sheet', () => {
  const fixed = found(/styled\((?:'dialog'|(?:(?!styled\().)*position: 'fixed')(?:(?!styled\().)*/gs);
  expect([fixed.length > 5, fixed.filter((style) => !style.includes('...screenOnly'))]).toEqual([true, []]);
});

test('the layouts change at the widths of the spec, and narrow windows of their own at 639 px', () => {
  const theme = sources['/src/ui/foundation/theme.ts'] ?? '';
  expect([...new Set([...theme.matchAll(/\b\d{3,4}(?=px|\))/g)].map(([width]) => Number(width)))].toSorted((one, other) => one - other)).toEqual([639, 1025, 1026, 1199, 1200, 1630]);
  expect(found(/'@media[^']*\dpx.*/g)).toEqual([]);
});
