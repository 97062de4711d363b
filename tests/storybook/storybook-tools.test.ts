import { describe, expect, test } from 'vitest';
import { tokensIn } from '../../.storybook/handover/tokens-used.ts';
import { emulatedMedia } from '../../.storybook/toolbar/emulated-media.ts';
import { withMark } from '../../.storybook/toolbar/pseudo-selectors.ts';
import { contrast } from '../../stories/guide/parts/contrast.ts';

describe('the tools above a story', () => {
  test('make an emulated media condition always or never true, and leave the others', () => {
    const query = '(forced-colors: active) and (max-width: 639px)';
    expect(emulatedMedia(query, { 'forced-colors': 'active' })).toBe('(min-width: 0px) and (max-width: 639px)');
    expect(emulatedMedia(query, { 'forced-colors': 'none' })).toBe('(max-width: 0px) and (max-width: 639px)');
    expect(emulatedMedia(query, { 'prefers-contrast': 'more' })).toBe(query);
    expect(emulatedMedia('(prefers-contrast: more)', { 'prefers-contrast': 'more' })).toBe('(min-width: 0px)');
  });

  test('extend a rule of a pseudo-class to marked elements', () => {
    expect(withMark('a:hover svg', 'hover')).toBe('a:hover svg, a[data-shown-hover] svg');
    expect(withMark('a:hover', 'focus')).toBeNull();
  });
});

test('tokens are listed by scale, each once, sorted', () =>
  expect(
    tokensIn([
      '.a { color: var(--colors-text); padding: var(--space-4) }',
      '.b { color: var(--colors-ivory); border-color: var(--colors-text); width: var(--other-x) }',
    ]),
  ).toEqual([
    ['색', ['ivory', 'text']],
    ['간격', ['4']],
  ]));

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#777777', '#FFFFFF', 4.48],
  ['#22352B', '#FBF8F0', 12.3],
])('the contrast of %s and %s is %d', (one, other, ratio) => expect(contrast(one, other)).toBeCloseTo(ratio, 1));
