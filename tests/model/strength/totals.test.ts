import { expect, test } from 'vitest';
import { strengthTable } from '../atlas/report/strength-table.ts';
import type { StrengthCount } from './strength-count.ts';
import { mergedCounts, totalsOf } from './totals.ts';

const figures = { labels: 5, paths: 2, steps: 9, atLeast: { paths: 1, steps: 4 } };
const door: StrengthCount = { level: 'machine', machine: 'door', strength: 'pairs', figures, impossible: [{ label: 'a › b', because: 'its guard is false' }], uncovered: [], milliseconds: 1_500 };
const window: StrengthCount = { ...door, machine: 'window', excluded: [{ label: 'refusal', because: 'the page is gone' }], milliseconds: 500 };
const transitions: StrengthCount = { ...door, strength: 'transitions', figures: { ...figures, atLeast: { paths: 0, steps: 0 } }, impossible: [] };

test('the figures of a strength are added up by level', () =>
  expect(totalsOf([door, window, transitions])).toEqual([
    { strength: 'transitions', level: 'machine', machines: 1, covered: 5, impossible: 0, excluded: 0, paths: 2, steps: 9, atLeast: null, seconds: 1.5 },
    { strength: 'pairs', level: 'machine', machines: 2, covered: 10, impossible: 2, excluded: 1, paths: 4, steps: 18, atLeast: { paths: 2, steps: 8 }, seconds: 2 },
  ]));

test('a run replaces the figures of its machines, levels and strengths', () => {
  const rerun = { ...door, milliseconds: 1 };
  expect(mergedCounts([door, window, transitions], [rerun])).toEqual([window, transitions, rerun]);
});

test('the report has a row for each strength and level, and no table without any', () =>
  expect([strengthTable([door, window]).markup.split('\n').filter((line) => line.startsWith('<tr>')), strengthTable([]).markup]).toEqual([
    ['<tr><th scope="row"><code>pairs</code></th><td>기계</td><td class="number">2</td><td class="number">10</td><td class="number">2</td><td class="number">1</td><td class="number">4 (하한 2)</td><td class="number">18 (하한 8)</td><td class="number">2.0</td></tr>'],
    '',
  ]));
