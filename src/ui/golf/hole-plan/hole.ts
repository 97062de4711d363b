export type Side = 'left' | 'right';

/** Distances are metres from the black tee along the line of play. */
export type PlannedBunker = { side: Side; at: number; kind: 'fairway' | 'layup' | 'green' };
export type PlannedWater = { kind: 'side'; side: Side; at: number; to: number } | { kind: 'cross'; at: number };

/** Input of a plan; compatible with a hole of the course API. */
export type PlannedHole = {
  id: number;
  holeNumber: number;
  par: number;
  blackTeeDistance: number;
  blueTeeDistance: number;
  whiteTeeDistance: number;
  brownTeeDistance: number;
  redTeeDistance: number;
  layout: {
    /** From -1, hard left, to 1, hard right. */
    dogleg: number;
    /** Metres from tee to green. */
    elevation: number;
    /** Degrees from north, from tee to green. */
    bearing: number;
    bunkers: readonly PlannedBunker[];
    water: readonly PlannedWater[];
    greenDepth: number;
  };
};

export const teeColors = ['black', 'blue', 'white', 'brown', 'red'] as const;
export type TeeColor = (typeof teeColors)[number];

/** Returns the sign of a direction across the line of play: positive to the right. */
export const signOf = (side: Side) => (side === 'left' ? -1 : 1);

/** Returns the position of a tee in metres from the black one. */
export const teePosition = (hole: PlannedHole, tee: TeeColor) => hole.blackTeeDistance - hole[`${tee}TeeDistance`];
