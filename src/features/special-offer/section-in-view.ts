export type Box = { id: string; top: number; bottom: number };

/**
 * Returns the id of the section that is at least half visible or fills half of the viewport: of several, the one in the
 * hash, or else the most visible one. Returns null above all sections, undefined if there is no such section.
 */
export function sectionInView(boxes: readonly Box[], height: number, current: string): string | null | undefined {
  const seen = boxes.flatMap((box) => {
    const share = shareOf(box, height);
    return share >= 0.5 ? [{ id: box.id, share }] : [];
  });
  if (seen.some(({ id }) => id === current)) return current;
  const [first, ...others] = seen;
  if (first) return others.reduce((best, other) => (other.share > best.share ? other : best), first).id;
  return boxes.every(({ top }) => top > height / 2) ? null : undefined;
}

function shareOf({ top, bottom }: Box, height: number): number {
  const visible = Math.min(bottom, height) - Math.max(top, 0);
  return visible / Math.min(bottom - top, height);
}
