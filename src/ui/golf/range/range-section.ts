/** Measures of the drawing, in pixels from its upper edge. */
export const sectionHeight = 300;
export const ground = 236;
/** The levels of the lower and of the upper tees. */
export const floors = [ground, ground - 52] as const;

/**
 * Path of a ball from a floor to a distance, in percent of the length of the range: the farther, the higher, within the
 * drawing.
 */
export const flightTo = (distance: number, floor: number): string => {
  const top = ground - 90 - 2.5 * distance;
  return `M0 ${floor - 4}Q${(distance * 0.56).toFixed(1)} ${Math.max(top, -30).toFixed(0)} ${distance.toFixed(1)} ${ground - 4}`;
};

/** Path of a player on a floor at the end of the swing, the head as a dot. */
export const playerOn = (floor: number): string =>
  `M44 ${floor - 27}h.01M43 ${floor - 21}l-2 10l-5 11M41 ${floor - 11}l6 11M43 ${floor - 20}l-7 -4l-4 8`;
