import type { DrawnBunker } from './bunkers.ts';
import type { Frame } from './frame.ts';
import { clamp, mix, type Point, range } from './geometry.ts';
import type { Ground } from './ground.ts';
import { type PlannedHole, type PlannedWater, type Side, signOf } from './hole.ts';
import { randomFrom } from './random.ts';

export type DrawnWater = {
  kind: PlannedWater['kind'];
  outline: readonly Point[];
  bridge: readonly [Point, Point] | null;
  pond: Pond | null;
};

/** Extent of a pond beside the line; `outer` is the maximum distance of its far shore from the line, in metres. */
type Pond = { side: Side; at: number; to: number; outer: number };

/** Returns the water of a hole: ponds beside the fairway, and streams (on a par 3: ponds) across it. */
export function waterOf(
  hole: PlannedHole,
  frame: Frame,
  ground: Ground,
  bunkers: readonly DrawnBunker[],
): DrawnWater[] {
  return hole.layout.water.map((water, index) => {
    const random = randomFrom(hole.id * 11 + index);
    return water.kind === 'side'
      ? besideFairway(water, frame, ground, bunkers, random)
      : acrossFairway(hole, water.at, frame, ground, random);
  });
}

function besideFairway(
  { side, at, to }: PlannedWater & { kind: 'side' },
  frame: Frame,
  ground: Ground,
  bunkers: readonly DrawnBunker[],
  random: () => number,
): DrawnWater {
  const width = (19 + random() * 7) * frame.across;
  const [phase, wave] = [random() * 6, 0.12 + random() * 0.1];
  const shore = (share: number, edge: 1 | -1) => {
    const metres = at + (to - at) * share;
    const near = shoreOf(metres, side, frame, ground, bunkers);
    const half =
      (width / 2) *
      Math.sqrt(1 - Math.abs(2 * share - 1) ** 2.6) *
      (edge === 1 ? 1 + wave * Math.sin(share * 8 + phase) : 1);
    return frame.at(metres, (signOf(side) * (near + width / 2 + edge * half)) / frame.across);
  };
  const shares = range(9).map((step) => 0.5 - Math.cos((step / 8) * Math.PI) / 2);
  const far = Math.max(...shares.map((share) => shoreOf(at + (to - at) * share, side, frame, ground, bunkers)));
  const outline = [
    ...shares.map((share) => shore(share, -1)),
    ...shares
      .slice(1, -1)
      .reverse()
      .map((share) => shore(share, 1)),
  ];
  return { kind: 'side', outline, bridge: null, pond: { side, at, to, outer: (far + width * 1.1) / frame.across } };
}

/**
 * Returns the distance of the near shore from the line in view units: beyond the fairway, the green and the bunkers at
 * that position.
 */
function shoreOf(
  metres: number,
  side: Side,
  frame: Frame,
  { fairway, green }: Ground,
  bunkers: readonly DrawnBunker[],
): number {
  const near = bunkers.filter((bunker) => bunker.side === side && Math.abs(bunker.at - metres) * frame.along < 46);
  const beside = metres > fairway.to - 14 ? green.half + 20 : 0;
  const mown =
    metres > fairway.from - 10 ? fairway.half(Math.min(metres, fairway.to)) * frame.across + 13 : 13 * frame.across;
  return Math.max(mown, beside, ...near.map(({ outer }) => outer + 8));
}

function acrossFairway(
  { par }: PlannedHole,
  at: number,
  frame: Frame,
  ground: Ground,
  random: () => number,
): DrawnWater {
  const half = par === 3 ? 12 * frame.along : Math.max(5.5 * frame.along, 11);
  const [slant, phase] = [(random() - 0.5) * 0.34, random() * 6];
  const ends = { left: ground.rough(at, 'left') + 7, right: ground.rough(at, 'right') + 7 };
  const points = range(9).map((step) => step / 4 - 1);
  const bank = (share: number, ahead: number) => {
    const right = share * (share < 0 ? ends.left : ends.right);
    const meander = Math.sin(share * 5 + phase) - Math.sin(phase) * (1 - Math.abs(share));
    const breadth =
      half * (par === 3 ? Math.sqrt(Math.max(0.1, 1 - share ** 4)) : 1 + 0.16 * Math.sin(share * 8 + phase));
    return frame.at(at + (right * slant * frame.across + meander * half * 0.3 + ahead * breadth) / frame.along, right);
  };
  const side = random() < 0.5 ? -1 : 1;
  const beside = side * (Math.max(13, at > ground.fairway.from ? ground.fairway.half(at) : 0) + 4);
  const turn = (beside * slant * frame.across) / frame.along;
  const span = (half * 1.2 + 5) / frame.along;
  return {
    kind: 'cross',
    outline: [...points.map((share) => bank(share, 1)), ...[...points].reverse().map((share) => bank(share, -1))],
    bridge: [frame.at(at + turn - span, beside), frame.at(at + turn + span, beside)],
    pond: null,
  };
}

/** Widens the rough around the ponds, so that the trees are behind them. */
export function aroundPonds(ground: Ground, waters: readonly DrawnWater[]): Ground {
  const ponds = waters.flatMap(({ pond }) => pond ?? []);
  const rough = (metres: number, side: Side) =>
    ponds
      .filter((pond) => pond.side === side)
      .reduce(
        (width, { at, to, outer }) => {
          const near = clamp(1 - Math.max(at + 12 - metres, metres - to + 12, 0) / 40, 0, 1);
          return mix(width, Math.max(width, outer + 2), near * near * (3 - 2 * near));
        },
        ground.rough(metres, side),
      );
  return { ...ground, rough };
}
