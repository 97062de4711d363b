import { expect, test } from 'vitest';
import { outcomeAs } from '#machines/outcome.ts';

const outcome: { kind: 'accepted' } | { kind: 'refused'; message: string } = { kind: 'refused', message: '안 됩니다.' };

test('an outcome is handed over as the kind that was proved', () => {
  expect(outcomeAs(outcome, 'refused')).toEqual({ kind: 'refused', message: '안 됩니다.' });
});

test('an outcome of another kind is a defect', () => {
  expect(() => outcomeAs(outcome as { kind: 'accepted' | 'refused' }, 'accepted')).toThrow('Expected the outcome "accepted", got "refused"');
});
