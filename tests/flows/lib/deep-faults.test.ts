import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deepFaults } from './deep-faults.ts';

test('there are at least thirty deep faults, each with a unique name', () => {
  const names = deepFaults.map(({ flow, fault }) => `${flow}: ${fault}`);
  expect([names.length >= 30, new Set(names).size]).toEqual([true, names.length]);
});

test('each deep fault changes text that occurs exactly once in its file', () => {
  const misplaced = deepFaults
    .filter(({ file, find, replace }) => readFileSync(file, 'utf8').split(find).length !== 2 || find === replace)
    .map(({ fault }) => fault);
  expect(misplaced).toEqual([]);
});
