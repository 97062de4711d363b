/** `group` is the course of the hole, if the chart has several. */
export type YardageHole = { key: string; group: string | null; number: number; par: number; distance: number };

/** Formats a hole as `Oak 3번 홀`. */
export const holeLabel = ({ group, number }: Pick<YardageHole, 'group' | 'number'>) =>
  `${group === null ? '' : `${group} `}${number}번 홀`;

export type YardageBar = YardageHole & {
  /** Horizontal centre, as a fraction of the width of the drawing. */
  middle: number;
  /** Height, as a fraction of the maximum. */
  height: number;
};

/** Gap between two groups, in bar widths. */
const gap = 0.75;

/**
 * Computes the bars of a chart of distances: evenly spaced, with a gap between groups. The scale ends at a multiple of
 * 100 m.
 */
export function yardageBars(holes: readonly YardageHole[]): {
  bars: readonly YardageBar[];
  groups: readonly { name: string; middle: number }[];
  top: number;
} {
  const top = Math.max(100, Math.ceil(Math.max(...holes.map(({ distance }) => distance), 0) / 100) * 100);
  const names = [...new Set(holes.map(({ group }) => group))];
  const totalWidth = holes.length + gap * Math.max(names.length - 1, 0);
  const bars = holes.map((hole, index) => ({
    ...hole,
    middle: (index + 0.5 + gap * names.indexOf(hole.group)) / totalWidth,
    height: hole.distance / top,
  }));
  const groups = names.flatMap((name) => {
    const middles = bars.filter(({ group }) => group === name).map(({ middle }) => middle);
    return name === null ? [] : [{ name, middle: (Math.min(...middles) + Math.max(...middles)) / 2 }];
  });
  return { top, bars, groups };
}

/** Maximum number of hole numbers that fit, in the narrowest window of each form. */
const maxNumbers = { wide: 36, narrow: 18 } as const;

/** Returns whether the number of a hole is shown below its bar: only every other one if they would touch. */
export const isNumbered = (form: keyof typeof maxNumbers, number: number, count: number): boolean =>
  count <= maxNumbers[form] || number % 2 === 1;

/** Returns a text alternative of the chart: the longest and the shortest hole, and the total length. */
export function describeYardage(holes: readonly YardageHole[]): string {
  const [first] = holes;
  if (!first) return '홀이 없습니다.';
  const longest = holes.reduce((best, hole) => (hole.distance > best.distance ? hole : best), first);
  const shortest = holes.reduce((best, hole) => (hole.distance < best.distance ? hole : best), first);
  const total = holes.reduce((sum, { distance }) => sum + distance, 0);
  return `모두 ${holes.length}홀 ${total.toLocaleString('ko-KR')}m. 가장 긴 홀은 ${holeLabel(longest)} ${longest.distance}m, 가장 짧은 홀은 ${holeLabel(shortest)} ${shortest.distance}m입니다.`;
}
