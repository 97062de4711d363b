import { clamp, mix, range } from './geometry.ts';
import type { PlannedHole } from './hole.ts';
import { randomFrom } from './random.ts';

/** A place on the line of play, in metres; `heading` in radians, clockwise from straight up. */
type Place = { x: number; y: number; heading: number };

/** The line from the black tee to the middle of the green. Before and behind it, it goes straight on. */
export type LineOfPlay = { length: number; at: (metres: number) => Place; places: readonly Place[] };

/** A full dog-leg turns by this much. */
const fullTurn = (100 * Math.PI) / 180;

/** The line of a hole, one step a metre, so that its length and every distance on it are true. */
export function lineOfPlay(hole: PlannedHole): LineOfPlay {
  const length = hole.blackTeeDistance;
  const heading = headingsOf(hole);
  const places: Place[] = [{ x: 0, y: 0, heading: heading(0) }];
  for (const metre of range(length)) {
    const last = places.at(-1) ?? { x: 0, y: 0 };
    const middle = heading(metre + 0.5);
    places.push({ x: last.x + Math.sin(middle), y: last.y + Math.cos(middle), heading: heading(metre + 1) });
  }
  return { length, places, at: (metres) => placeAt(places, metres) };
}

function placeAt(places: readonly Place[], metres: number): Place {
  const index = clamp(Math.floor(metres), 0, places.length - 2);
  const [from, to] = [places[index], places[index + 1]];
  if (!from || !to) throw new RangeError('A line of play needs a length.');
  const past = metres - index;
  if (past < 0) return straightOn(from, past);
  if (past > 1) return straightOn(to, past - 1);
  return { x: mix(from.x, to.x, past), y: mix(from.y, to.y, past), heading: mix(from.heading, to.heading, past) };
}

const straightOn = ({ x, y, heading }: Place, metres: number): Place => ({ x: x + Math.sin(heading) * metres, y: y + Math.cos(heading) * metres, heading });

/** The hole turns once, where a good drive ends, and a longer one sways a little, as fairways do. */
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
