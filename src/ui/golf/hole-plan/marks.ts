import type { DrawnBunker } from './bunkers.ts';
import { type Frame, viewWidth } from './frame.ts';
import { clamp, clearance, distance, isInside, type Point } from './geometry.ts';
import type { Ground } from './ground.ts';
import { type PlannedHole, type Side, signOf } from './hole.ts';
import type { LineOfPlay } from './line-of-play.ts';
import type { DrawnWater } from './water.ts';

export type Label = { text: string; at: Point; anchor: 'start' | 'middle' | 'end' };
export type Arc = { from: Point; to: Point; radius: number; label: Label };
export type DepthMark = { ends: readonly [Point, Point]; heading: number; label: Label };
export type Corner = { middle: Point; north: number; elevation: number };

const anchorOf = (side: Side) => (side === 'left' ? 'end' : 'start');

type Hazards = { bunkers: readonly DrawnBunker[]; waters: readonly DrawnWater[]; carries: readonly Label[] };

/**
 * Returns arcs of equal distance to the middle of the green, each with its label at the end that has more free space.
 */
export function arcsOf(
  hole: PlannedHole,
  line: LineOfPlay,
  frame: Frame,
  { green: { middle } }: Ground,
  hazards: Hazards,
): Arc[] {
  const nearest = hole.par === 3 ? 50 : 100;
  const distances = [50, 100, 150, 200, 250, 300].filter(
    (metres) => metres >= nearest && metres < hole.redTeeDistance - 22,
  );
  return distances.map((metres) => {
    const radius = metres * frame.along;
    const on = pointAtDistance(line, frame, middle, radius);
    const direction = Math.atan2(on[0] - middle[0], on[1] - middle[1]);
    const end = (side: Side, spread: number): Point => {
      const angle = direction + signOf(side) * clamp(spread / radius, 0, 0.75);
      return [middle[0] + Math.sin(angle) * radius, middle[1] + Math.cos(angle) * radius];
    };
    const { side, spread } = labelEnd(end, hazards);
    const [x, y] = end(side, spread);
    const label: Label = { text: `${metres}`, at: [x + signOf(side) * 9, y + 7], anchor: anchorOf(side) };
    return {
      from: end('left', side === 'left' ? spread : usualSpread),
      to: end('right', side === 'right' ? spread : usualSpread),
      radius,
      label,
    };
  });
}

/** Half the length of an arc, in units; longer with a hazard at both ends. */
const usualSpread = 62;
const ends = [
  { side: 'right', spread: usualSpread },
  { side: 'left', spread: usualSpread },
  { side: 'left', spread: 118 },
  { side: 'right', spread: 118 },
] as const;

/** Returns the first end with enough space for the label, or else the one with the most. */
function labelEnd(end: (side: Side, spread: number) => Point, hazards: Hazards) {
  const candidates = ends.map(({ side, spread }) => {
    const [x, y] = end(side, spread);
    return { side, spread, room: roomAt([x + signOf(side) * 28, y], hazards) };
  });
  const roomiest = [...candidates].sort((one, other) => other.room - one.room)[0] ?? ends[0];
  return candidates.find(({ room }) => room > 16) ?? roomiest;
}

/** Returns the last point of the line of play whose distance to the green is at least `radius`. */
function pointAtDistance(line: LineOfPlay, frame: Frame, middle: Point, radius: number): Point {
  const back =
    line.points.length -
    1 -
    [...line.points].reverse().findIndex((_, index) => distance(frame.at(line.length - index), middle) >= radius);
  return frame.at(back);
}

/** Returns the free distance between the middle of a label and the nearest hazard or its number. */
function roomAt(label: Point, { bunkers, waters, carries }: Hazards): number {
  const toWaters = waters.map(({ outline }) => (isInside(label, outline) ? -1 : clearance(label, outline) - 20));
  const toNumbers = carries.map(
    ({ at: [x, y], anchor }) => distance([x + (anchor === 'end' ? -22 : 22), y - 7], label) - 26,
  );
  return Math.min(99, ...toWaters, ...toNumbers, ...bunkers.map(({ middle }) => distance(middle, label) - 24));
}

/** Returns labels with the distances of the fairway bunkers from the black tee, at their outer edges. */
export function carriesOf(bunkers: readonly DrawnBunker[], frame: Frame): Label[] {
  return bunkers
    .filter(({ kind }) => kind === 'fairway')
    .map(({ side, at, outer }) => {
      const [x, y] = frame.at(at, (signOf(side) * (outer + 4)) / frame.across);
      return { text: `${at}`, at: [x, y + 7], anchor: anchorOf(side) };
    });
}

/** Returns the dimension line of the depth of the green, on the side with more free space. */
export function depthMarkOf(
  { layout, blackTeeDistance: length }: PlannedHole,
  frame: Frame,
  { green }: Ground,
  bunkers: readonly DrawnBunker[],
): DepthMark {
  const outerOf = (side: Side) =>
    Math.max(
      green.half,
      ...bunkers.filter((bunker) => bunker.kind === 'green' && bunker.side === side).map(({ outer }) => outer),
    );
  const isWet = (side: Side) =>
    layout.water.some((water) => water.kind === 'side' && water.side === side && water.to > length - 30);
  const cost = (side: Side) => outerOf(side) + (isWet(side) ? 60 : 0);
  const side: Side = cost('left') < cost('right') ? 'left' : 'right';
  const beside = (outerOf(side) + 16) / frame.across;
  const end = (ahead: number): Point => frame.at(length + (ahead * green.reach) / frame.along, signOf(side) * beside);
  const [x, y] = frame.at(length, signOf(side) * (beside + 10 / frame.across));
  return {
    ends: [end(-1), end(1)],
    heading: green.heading,
    label: { text: `${layout.greenDepth}`, at: [x, y + 7], anchor: anchorOf(side) },
  };
}

/**
 * Returns the north arrow and the elevation change, for the upper corner that the green leaves free. The bearing is
 * from tee to green.
 */
export function cornerOf({ layout }: PlannedHole, line: LineOfPlay, { green }: Ground): Corner {
  const { x, y } = line.at(line.length);
  const drawnBearing = (Math.atan2(x, y) * 180) / Math.PI;
  const isLeft = green.middle[0] > viewWidth / 2 + 12;
  return {
    middle: [isLeft ? 62 : viewWidth - 62, 76],
    north: Math.round(drawnBearing - layout.bearing),
    elevation: layout.elevation,
  };
}
