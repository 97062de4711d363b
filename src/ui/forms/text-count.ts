/** The remaining length is announced once it is at most this many characters. */
const announcedFrom = 20;
/** It is rounded up to a multiple of this. */
const step = 10;

export const maxLengthLabel = (maxLength: number) => `최대 ${maxLength}자`;

/**
 * Returns the status text about the remaining length: empty far from the limit, then the same for ten characters each,
 * so that not every keystroke is announced.
 */
export function remainingLengthStatus(length: number, maxLength: number): string {
  const remaining = maxLength - length;
  if (remaining > announcedFrom || length === 0) return '';
  if (remaining < 0) return `최대 ${maxLength}자를 넘었습니다.`;
  if (remaining === 0) return `최대 ${maxLength}자를 모두 채웠습니다.`;
  return `${Math.ceil(remaining / step) * step}자 이내로 남았습니다.`;
}
