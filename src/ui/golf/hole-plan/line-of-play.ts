import { clamp, mix, range } from './geometry.ts';
import type { PlannedHole } from './hole.ts';
import { randomFrom } from './random.ts';

/** A point on the line of play, in metres; `heading` is in radians, clockwise from straight up. */
type LinePoint = { x: number; y: number; heading: number };

/** The line from the black tee to the middle of the green, extended straight beyond both ends. */
export type LineOfPlay = { length: number; at: (metres: number) => LinePoint; points: readonly LinePoint[] };

/** Turn of a full dog-leg, in radians. */
const fullTurn = (100 * Math.PI) / 180;

/** Computes the line of a hole in steps of one metre, so that its length and every distance on it are exact. */
export function lineOfPlay(hole: PlannedHole): LineOfPlay {
  const length = hole.blackTeeDistance;
  const heading = headingsOf(hole);
  const points: LinePoint[] = [{ x: 0, y: 0, heading: heading(0) }];
  for (const metre of range(length)) {
    const last = points.at(-1) ?? { x: 0, y: 0 };
    const middle = heading(metre + 0.5);
    points.push({ x: last.x + Math.sin(middle), y: last.y + Math.cos(middle), heading: heading(metre + 1) });
  }
  return { length, points, at: (metres) => pointAt(points, metres) };
}

function pointAt(points: readonly LinePoint[], metres: number): LinePoint {
  const index = clamp(Math.floor(metres), 0, points.length - 2);
  const [from, to] = [points[index], points[index + 1]];
  if (!from || !to) throw new RangeError('A line of play needs a length.');
  const past = metres - index;
  if (past < 0) return straightOn(from, past);
  if (past > 1) return straightOn(to, past - 1);
  return { x: mix(from.x, to.x, past), y: mix(from.y, to.y, past), heading: mix(from.heading, to.heading, past) };
}

const straightOn = ({ x, y, heading }: LinePoint, metres: number): LinePoint => ({
  x: x + Math.sin(heading) * metres,
  y: y + Math.cos(heading) * metres,
  heading,
});

/**
 * Returns the heading at each distance: the hole turns once, where a good drive ends, and sways a little unless it is a
 * par 3.
 */
function headingsOf({ id, par, blackTeeDistance: length, layout }: PlannedHole): (metres: number) => number {
  const turn = layout.dogleg * fullTurn;
  const corner = par === 5 ? Math.min(length * 0.5, 255) : Math.min(length * 0.6, 225);
  const reach = clamp(length * 0.2, 50, 85);
  const sway = par === 3 ? 0 : (randomFrom(id)() < 0.5 ? -1 : 1) * 0.06;
  return (metres) => {
    const share = clamp((metres - corner + reach) / (2 * reach), 0, 1);
    return turn * (share * share * (3 - 2 * share) - 0.38) + sway * Math.sin((metres / length) * 2 * Math.PI);
  };
}
