import type { DrivingRangeCourse } from '#contract/clubs/driving-range.ts';

/**
 * The distances in metres that the description of the driving range states: of its end, the greatest, and of its target
 * greens. Null for another facility, and if it states too few to draw a section.
 */
export function rangeDistances({
  titleEnUs,
  description,
}: Pick<DrivingRangeCourse, 'titleEnUs' | 'description'>): { length: number; greens: number[] } | null {
  if (titleEnUs !== 'Driving Range') return null;
  const metres = [...new Set(Array.from(description.matchAll(/(\d{1,3})m(?!²)/g), ([, number]) => Number(number)))];
  const greens = metres.sort((a, b) => a - b);
  const length = greens.pop();
  return length === undefined || greens.length === 0 ? null : { length, greens };
}
