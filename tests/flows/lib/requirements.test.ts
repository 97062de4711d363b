import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { machines } from '#machines/index.ts';
import { kebab } from '#tools/flows/paths/kebab.ts';
import { citedTests, requirementsIn } from '#tools/flows/report/requirements.ts';

const requirements = requirementsIn(readFileSync('docs/spec-coverage.md', 'utf8'));

test('each sentence of both specifications is read once, with its section', () => {
  const total = /\*\*Together\*\* \| \*\*(\d+)\*\*/.exec(readFileSync('docs/spec-coverage.md', 'utf8'))?.[1];
  expect([requirements.length, new Set(requirements.map(({ id }) => id)).size]).toEqual([Number(total), Number(total)]);
  expect(
    requirements.find(({ sentence }) => sentence.includes('Login state means a session token exists')),
  ).toMatchObject({ id: '000 §4 147', flows: ['session'] });
});

test('a sentence about a flow without a machine belongs to no machine', () => {
  const flowNames = new Set(Object.keys(machines).map(kebab));
  expect(requirements.flatMap(({ flows }) => flows).filter((flow) => !flowNames.has(flow))).toEqual([]);
});

test('a requirement cites tests by file and title', () =>
  expect(
    citedTests({
      tests: "`model/a.journey.test.ts: 'it pauses, and plays'`, `'it’s on'`; `e2e/b.test.ts: 'c'` (with a remark)",
    }),
  ).toEqual([
    { file: 'model/a.journey.test.ts', title: 'it pauses, and plays' },
    { file: 'model/a.journey.test.ts', title: 'it’s on' },
    { file: 'e2e/b.test.ts', title: 'c' },
  ]));
