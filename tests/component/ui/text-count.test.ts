import { expect, test } from 'vitest';
import { remainingLengthStatus } from '#src/ui/forms/text-count.ts';

test.each([
  [0, ''],
  [279, ''],
  [280, '20자 이내로 남았습니다.'],
  [289, '20자 이내로 남았습니다.'],
  [290, '10자 이내로 남았습니다.'],
  [299, '10자 이내로 남았습니다.'],
  [300, '최대 300자를 모두 채웠습니다.'],
  [301, '최대 300자를 넘었습니다.'],
  [340, '최대 300자를 넘었습니다.'],
])('of 300 characters, with %i typed, it shows "%s"', (length, words) => {
  expect(remainingLengthStatus(length, 300)).toBe(words);
});
