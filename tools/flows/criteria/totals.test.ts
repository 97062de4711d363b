import { expect, test } from 'vitest';
import { totalsOf, type StrengthCount } from './totals.ts';

const door: StrengthCount = { machine: 'door', strength: 'pairs', labels: 5, paths: 2, steps: 9, impossible: 1 };

test('the figures of a strength are added up over the machines', () =>
  expect(totalsOf([door, { ...door, machine: 'window' }, { ...door, strength: 'guards', impossible: 0 }])).toEqual([
    'pairs: 10 covered, 2 proved impossible, 4 paths, 18 steps',
    'guards: 5 covered, 0 proved impossible, 2 paths, 9 steps',
  ]));
