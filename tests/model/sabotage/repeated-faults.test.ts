import { expect, test } from 'vitest';
import { mutated, repeatedFaults } from '../../../scripts/test/repeated-faults.ts';

const source = "const first = 1;\nconst guard = a && b;\nconst target = 'idle';\n";
const emptied = mutated(source, { replacement: '""', location: { start: { line: 3, column: 16 }, end: { line: 3, column: 22 } } });

test('a mutant of Stryker is inserted into the source by line and column', () => expect(emptied).toBe("const first = 1;\nconst guard = a && b;\nconst target = \"\";\n"));

test('only a hand-written mutant that changes the source in the same way is repeated', () => {
  const faults = [
    { fault: 'no target', find: "'idle'", replace: '""' },
    { fault: 'another target', find: "'idle'", replace: "'busy'" },
  ];
  expect(repeatedFaults(source, faults, [emptied])).toEqual(['no target']);
});
