export type Box = { id: string; top: number; bottom: number };

/**
 * Returns the section of which at least half, or half of the window, is visible. The section that the hash names wins while that is true of it; null
 * above all of them, undefined if none is.
 */
export function sectionInView(boxes: readonly Box[], height: number, named: string): string | null | undefined {
  const seen = boxes.flatMap((box) => {
    const share = shareOf(box, height);
    return share >= 0.5 ? [{ id: box.id, share }] : [];
  });
  if (seen.some(({ id }) => id === named)) return named;
  const [first, ...others] = seen;
  if (first) return others.reduce((most, other) => (other.share > most.share ? other : most), first).id;
  return boxes.every(({ top }) => top > height / 2) ? null : undefined;
}

function shareOf({ top, bottom }: Box, height: number): number {
  const visible = Math.min(bottom, height) - Math.max(top, 0);
  return visible / Math.min(bottom - top, height);
}
