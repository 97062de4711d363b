import { expect, test } from 'vitest';
import { oldestBrowsers } from '../../scripts/build/oldest-browsers.ts';
import { youngFeatures, youngIn } from '../../scripts/build/young-features.ts';

const young = youngFeatures();

test('the oldest supported browsers are those that the README names', () => {
  expect(oldestBrowsers()).toEqual({ safari: 15.4, ios_saf: 15.4, chrome: 100, edge: 100, firefox: 102, samsung: 19 });
});

test.each([
  ['list.toSorted()', ['.toSorted()']],
  ['list.toReversed().with(0, 1)', ['.with()', '.toReversed()']],
  ['list.toSpliced(0, 1)', ['.toSpliced()']],
  ['list.findLast(test)', ['.findLast()']],
  ['map.values().toArray()', ['.toArray()']],
  ['URL.canParse(text)', ['URL.canParse']],
  ['Object.groupBy(list, key)', ['Object.groupBy']],
  ['AbortSignal.any([a, b])', ['AbortSignal.any']],
  ['Promise.withResolvers()', ['Promise.withResolvers']],
  ['window.requestIdleCallback(run)', ['window.requestIdleCallback']],
  ['requestIdleCallback(run)', ['requestIdleCallback']],
  ['document.adoptedStyleSheets.push(sheet)', ['document.adoptedStyleSheets']],
  ['new DisposableStack()', ['DisposableStack']],
  ['/(?<=a)b/.test(text)', ['(?<=']],
  ["new RegExp('(?<!a)b')", ['(?<=']],
  ['/[a--b]/v', ['/v']],
])('%s needs %j', (script, expected) => {
  expect([...youngIn(script, young)]).toEqual(expected);
});

test.each([
  'list.at(-1)',
  'Object.hasOwn(a, b)',
  'structuredClone(a)',
  'stack.use(a)',
  'typeof setImmediate',
  '({ toSorted: 1 })',
  "text.replace(/(?<name>a)/, '')",
])('%s is supported', (script) => {
  expect([...youngIn(script, young)]).toEqual([]);
});
