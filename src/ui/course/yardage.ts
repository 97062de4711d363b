export type YardageHole = { key: string; label: string; par: number; distance: number };

export type YardageBar = YardageHole & {
  /** Its middle, as a part of the drawing's width. */
  middle: number;
  /** Its height, as a part of the tallest possible. */
  height: number;
};

/** The bars of a chart of distances: evenly apart, the scale rounded up to whole hundreds of metres. */
export function yardageBars(holes: readonly YardageHole[]): { bars: readonly YardageBar[]; top: number } {
  const top = Math.max(100, Math.ceil(Math.max(...holes.map(({ distance }) => distance), 0) / 100) * 100);
  return { top, bars: holes.map((hole, index) => ({ ...hole, middle: (index + 0.5) / holes.length, height: hole.distance / top })) };
}

/** The chart in words: the longest and the shortest hole, and how long all are together. */
export function describeYardage(holes: readonly YardageHole[]): string {
  const [first] = holes;
  if (!first) return '홀이 없습니다.';
  const longest = holes.reduce((best, hole) => (hole.distance > best.distance ? hole : best), first);
  const shortest = holes.reduce((best, hole) => (hole.distance < best.distance ? hole : best), first);
  const total = holes.reduce((sum, { distance }) => sum + distance, 0);
  return `모두 ${holes.length}홀 ${total.toLocaleString('ko-KR')}m. 가장 긴 홀은 ${longest.label} ${longest.distance}m, 가장 짧은 홀은 ${shortest.label} ${shortest.distance}m입니다.`;
}
