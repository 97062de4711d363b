import type { feeParameters } from '#contract/clubs/fee-url.ts';

type ValueOf<Name extends keyof typeof feeParameters> = (typeof feeParameters)[Name][number];
export type DayKey = ValueOf<'day'>;
export type Season = ValueOf<'season'>;
export type MemberKind = ValueOf<'kind'>;
export type Slot = ValueOf<'slot'>;
export type Holes = ValueOf<'holes'>;
export type Players = ValueOf<'players'>;

/** A row of a fee table, its cells in won; null where the table has no amount. */
export type RateRow = { name: string; amounts: readonly (number | null)[] };

/** A fee table in figures, with exactly the caption, columns and rows of the club's published table. */
export type Rates<Row extends string = string> = {
  caption: string;
  columns: readonly string[];
  rows: Readonly<Record<Row, RateRow>>;
};

/** Fees by day: `days` maps each day to its column. */
type ByDay<Row extends string> = Rates<Row> & { days: Readonly<Partial<Record<DayKey, number>>> };

/** Fees per team, by the number of players and of holes. */
type TeamRates = Rates & { rowOf: Readonly<Record<Players, string>>; holes: Readonly<Partial<Record<Holes, number>>> };

/** The figures that a club's calculator uses. */
export type ClubFees = {
  days: readonly { key: DayKey; label: string }[];
  /** The selectable numbers of holes; 18 is the default. */
  holes: readonly Holes[];
  /** Fee of a guest; at a members' club, of a guest accompanied by a member. */
  guest: ByDay<Season>;
  member?: ByDay<MemberKind>;
  /** Surcharges and discounts on the green fee by tee time. */
  slot?: ByDay<Slot>;
  /** Green fees of nine holes, by tee time. */
  nine?: ByDay<Slot>;
  /** Fees of each nine holes beyond eighteen. */
  extraNine?: ByDay<string> & { rowOf: Readonly<Record<MemberKind | 'guest', string>> };
  cart: TeamRates;
  caddie: TeamRates | { none: Rates };
  /** Costs that the figures do not include, shown as a note. */
  leftOut: readonly string[];
};

/** All tables that the calculator of a club uses. */
export function tablesOf({ guest, member, slot, nine, extraNine, cart, caddie }: ClubFees): Rates[] {
  return [guest, member, slot, nine, extraNine, cart, 'none' in caddie ? caddie.none : caddie].filter(
    (table) => table !== undefined,
  );
}
