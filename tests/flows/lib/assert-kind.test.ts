import { expect, test } from 'vitest';
import { assertKind } from '#machines/assert-kind.ts';

const outcome: { kind: 'accepted' } | { kind: 'refused'; message: string } = { kind: 'refused', message: '안 됩니다.' };

test('an outcome is handed over as the kind that was proved', () => {
  expect(assertKind(outcome, 'refused')).toEqual({ kind: 'refused', message: '안 됩니다.' });
});

test('an outcome of another kind is a defect', () => {
  expect(() => assertKind(outcome as { kind: 'accepted' | 'refused' }, 'accepted')).toThrow(
    'Expected the outcome "accepted", got "refused"',
  );
});
