/** Formats code points as a CSS `unicode-range`: `U+20-7e,U+b7`. */
export function unicodeRange(codePoints: ReadonlySet<number>): string {
  const sorted = [...codePoints].toSorted((one, other) => one - other);
  const starts = sorted.filter((codePoint) => !codePoints.has(codePoint - 1));
  const ends = sorted.filter((codePoint) => !codePoints.has(codePoint + 1));
  return starts
    .map((start, index) => `U+${start.toString(16)}${ends[index] === start ? '' : `-${ends[index]?.toString(16)}`}`)
    .join(',');
}

/** Parses a CSS `unicode-range` into code points. */
export const codePointsIn = (ranges: string): Set<number> =>
  new Set(
    ranges.split(',').flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .replace(/^U\+/i, '')
        .split('-')
        .map((end) => Number.parseInt(end, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
