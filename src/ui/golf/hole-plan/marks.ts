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

/** Arcs of equal distance to the middle of the green, each labelled at its freer end. */
export function arcsOf(hole: PlannedHole, line: LineOfPlay, frame: Frame, { green: { middle } }: Ground, hazards: Hazards): Arc[] {
  const nearest = hole.par === 3 ? 50 : 100;
  const wanted = [50, 100, 150, 200, 250, 300].filter((metres) => metres >= nearest && metres < hole.redTeeDistance - 22);
  return wanted.map((metres) => {
    const radius = metres * frame.along;
    const on = pointAtDistance(line, frame, middle, radius);
    const direction = Math.atan2(on[0] - middle[0], on[1] - middle[1]);
    const end = (side: Side, spread: number): Point => {
      const angle = direction + signOf(side) * clamp(spread / radius, 0, 0.75);
      return [middle[0] + Math.sin(angle) * radius, middle[1] + Math.cos(angle) * radius];
    };
    const { side, spread } = freest(end, hazards);
    const [x, y] = end(side, spread);
    const label: Label = { text: `${metres}`, at: [x + signOf(side) * 9, y + 7], anchor: anchorOf(side) };
    return { from: end('left', side === 'left' ? spread : usual), to: end('right', side === 'right' ? spread : usual), radius, label };
  });
}

/** Half the length of an arc, in units; longer with a hazard at both ends. */
const usual = 62;
const ends = [
  { side: 'right', spread: usual },
  { side: 'left', spread: usual },
  { side: 'left', spread: 118 },
  { side: 'right', spread: 118 },
] as const;

/** The first end with enough room for its label, or else the one with the most. */
function freest(end: (side: Side, spread: number) => Point, hazards: Hazards) {
  const rooms = ends.map(({ side, spread }) => {
    const [x, y] = end(side, spread);
    return { side, spread, room: roomAt([x + signOf(side) * 28, y], hazards) };
  });
  const most = rooms.toSorted((one, other) => other.room - one.room)[0] ?? ends[0];
  return rooms.find(({ room }) => room > 16) ?? most;
}

/** Where the line of play is as far from the green as the arc. */
function pointAtDistance(line: LineOfPlay, frame: Frame, middle: Point, radius: number): Point {
  const back = line.places.length - 1 - line.places.toReversed().findIndex((_, index) => distance(frame.at(line.length - index), middle) >= radius);
  return frame.at(back);
}

/** How far the next hazard or its number is from the middle of a label. */
function roomAt(label: Point, { bunkers, waters, carries }: Hazards): number {
  const dry = waters.map(({ outline }) => (isInside(label, outline) ? -1 : clearance(label, outline) - 20));
  const written = carries.map(({ at: [x, y], anchor }) => distance([x + (anchor === 'end' ? -22 : 22), y - 7], label) - 26);
  return Math.min(99, ...dry, ...written, ...bunkers.map(({ middle }) => distance(middle, label) - 24));
}

/** How far a fairway bunker is from the black tee, at its outer edge. */
export function carriesOf(bunkers: readonly DrawnBunker[], frame: Frame): Label[] {
  return bunkers
    .filter(({ kind }) => kind === 'fairway')
    .map(({ side, at, outer }) => {
      const [x, y] = frame.at(at, (signOf(side) * (outer + 4)) / frame.across);
      return { text: `${at}`, at: [x, y + 7], anchor: anchorOf(side) };
    });
}

/** The depth of the green, measured beside it where it is free. */
export function depthMarkOf({ layout, blackTeeDistance: length }: PlannedHole, frame: Frame, { green }: Ground, bunkers: readonly DrawnBunker[]): DepthMark {
  const outerOf = (side: Side) => Math.max(green.half, ...bunkers.filter((bunker) => bunker.kind === 'green' && bunker.side === side).map(({ outer }) => outer));
  const isWet = (side: Side) => layout.water.some((water) => water.kind === 'side' && water.side === side && water.to > length - 30);
  const cost = (side: Side) => outerOf(side) + (isWet(side) ? 60 : 0);
  const side: Side = cost('left') < cost('right') ? 'left' : 'right';
  const beside = (outerOf(side) + 16) / frame.across;
  const end = (ahead: number): Point => frame.at(length + (ahead * green.reach) / frame.along, signOf(side) * beside);
  const [x, y] = frame.at(length, signOf(side) * (beside + 10 / frame.across));
  return { ends: [end(-1), end(1)], heading: green.heading, label: { text: `${layout.greenDepth}`, at: [x, y + 7], anchor: anchorOf(side) } };
}

/** North and the fall of the hole, in the upper corner that the green leaves free. The bearing is that from tee to green. */
export function cornerOf({ layout }: PlannedHole, line: LineOfPlay, { green }: Ground): Corner {
  const { x, y } = line.at(line.length);
  const drawn = (Math.atan2(x, y) * 180) / Math.PI;
  const isLeft = green.middle[0] > viewWidth / 2 + 12;
  return { middle: [isLeft ? 62 : viewWidth - 62, 76], north: Math.round(drawn - layout.bearing), elevation: layout.elevation };
}
