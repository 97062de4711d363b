/** `group` is the course that it belongs to, where there are several. */
export type YardageHole = { key: string; group: string | null; number: number; par: number; distance: number };

/** `Oak 3번 홀`. */
export const holeLabel = ({ group, number }: Pick<YardageHole, 'group' | 'number'>) => `${group === null ? '' : `${group} `}${number}번 홀`;

export type YardageBar = YardageHole & {
  /** Its middle, as a part of the drawing's width. */
  middle: number;
  /** Its height, as a part of the tallest possible. */
  height: number;
};

/** How much of a bar's room lies between two groups. */
const gap = 0.75;

/** The bars of a chart of distances: evenly apart, groups a little further; the scale rounded up to whole hundreds of metres. */
export function yardageBars(holes: readonly YardageHole[]): { bars: readonly YardageBar[]; groups: readonly { name: string; middle: number }[]; top: number } {
  const top = Math.max(100, Math.ceil(Math.max(...holes.map(({ distance }) => distance), 0) / 100) * 100);
  const names = [...new Set(holes.map(({ group }) => group))];
  const room = holes.length + gap * Math.max(names.length - 1, 0);
  const bars = holes.map((hole, index) => ({ ...hole, middle: (index + 0.5 + gap * names.indexOf(hole.group)) / room, height: hole.distance / top }));
  const groups = names.flatMap((name) => {
    const middles = bars.filter(({ group }) => group === name).map(({ middle }) => middle);
    return name === null ? [] : [{ name, middle: (Math.min(...middles) + Math.max(...middles)) / 2 }];
  });
  return { top, bars, groups };
}

/** How many numbers have room beside each other, on the narrowest window of a form. */
const mostNumbers = { wide: 36, narrow: 18 } as const;

/** Whether a hole has its number under its bar: every other has none where they would touch. */
export const isNumbered = (form: keyof typeof mostNumbers, number: number, count: number): boolean => count <= mostNumbers[form] || number % 2 === 1;

/** The chart in words: the longest and the shortest hole, and how long all are together. */
export function describeYardage(holes: readonly YardageHole[]): string {
  const [first] = holes;
  if (!first) return '홀이 없습니다.';
  const longest = holes.reduce((best, hole) => (hole.distance > best.distance ? hole : best), first);
  const shortest = holes.reduce((best, hole) => (hole.distance < best.distance ? hole : best), first);
  const total = holes.reduce((sum, { distance }) => sum + distance, 0);
  return `모두 ${holes.length}홀 ${total.toLocaleString('ko-KR')}m. 가장 긴 홀은 ${holeLabel(longest)} ${longest.distance}m, 가장 짧은 홀은 ${holeLabel(shortest)} ${shortest.distance}m입니다.`;
}
