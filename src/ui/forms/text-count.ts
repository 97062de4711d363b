/** The remaining length is announced from this many characters before the limit on. */
const near = 20;
const step = 10;

export const maxLengthLabel = (most: number) => `최대 ${most}자`;

/** Announces the remaining room: nothing far from the end, then the same text for ten characters each, so that not every key is announced. */
export function remainingLengthStatus(length: number, most: number): string {
  const left = most - length;
  if (left > near || length === 0) return '';
  if (left < 0) return `최대 ${most}자를 넘었습니다.`;
  if (left === 0) return `최대 ${most}자를 모두 채웠습니다.`;
  return `${Math.ceil(left / step) * step}자 이내로 남았습니다.`;
}
