import { expect, test } from 'vitest';
import { formatNumber } from '#src/ui/foundation/format-number.ts';

test('a count is formatted as in Korea', () => {
  const counts = [0, 7, 999, 1_000, 12_345, 100_000, 999_999, 1_000_000, 1_234_567_890, -1_234];
  expect(counts.map(formatNumber)).toEqual(counts.map((count) => new Intl.NumberFormat('ko-KR').format(count)));
});
