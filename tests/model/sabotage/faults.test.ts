import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';

const source = (flow: string) => readFileSync(`machines/${flow}.machine.ts`, 'utf8');

test('every machine has at least five faults', () => {
  const machines = readdirSync('machines').filter((file) => file.endsWith('.machine.ts')).map((file) => file.replace('.machine.ts', ''));
  expect(Object.keys(faults).toSorted()).toEqual(machines.toSorted());
  expect(Object.entries(faults).filter(([, list]) => list.length < 5)).toEqual([]);
});

test('each fault changes text that occurs exactly once in its machine', () => {
  const misplaced = Object.entries(faults).flatMap(([flow, list]) => list.filter(({ find, replace }) => source(flow).split(find).length !== 2 || find === replace).map(({ fault }) => [flow, fault]));
  expect(misplaced).toEqual([]);
});
