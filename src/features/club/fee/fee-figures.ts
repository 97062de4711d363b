export type DayKey = 'weekday' | 'friday' | 'saturday' | 'holiday';
export type Season = 'peak' | 'middle' | 'winter';
export type MemberKind = 'regular' | 'family' | 'foreign' | 'weekday';
export type Slot = 'early' | 'midday' | 'late';
export type Holes = 9 | 18 | 27 | 36;
export type Players = 3 | 4;

/** A row of a fee table, its cells in won; null where the table names no amount. */
export type RateRow = { name: string; amounts: readonly (number | null)[] };

/** A fee table in figures, exactly as the club's own says it. */
export type Rates<Row extends string = string> = { caption: string; columns: readonly string[]; rows: Readonly<Record<Row, RateRow>> };

/** Which column holds for a day. */
type ByDay<Row extends string> = Rates<Row> & { days: Readonly<Partial<Record<DayKey, number>>> };

/** Charged to the team: by how many play and how many holes. */
type TeamRates = Rates & { rowOf: Readonly<Record<Players, string>>; holes: Readonly<Partial<Record<Holes, number>>> };

/** The figures that a club's calculator uses. */
export type ClubFees = {
  days: readonly { key: DayKey; label: string }[];
  /** The longest first choice is the usual round. */
  holes: readonly Holes[];
  /** Fee of a guest; at a members' club, of a guest accompanied by a member. */
  guest: ByDay<Season>;
  member?: ByDay<MemberKind>;
  /** Added to or taken from the green fee by the hour of the start. */
  slot?: ByDay<Slot>;
  /** Green fees of nine holes, by the hour of the start. */
  nine?: ByDay<Slot>;
  /** Each further nine holes. */
  extraNine?: ByDay<string> & { rowOf: Readonly<Record<MemberKind | 'guest', string>> };
  cart: TeamRates;
  caddie: TeamRates | { none: Rates };
  /** Costs that the figures do not include, shown as a note. */
  leftOut: readonly string[];
};

/** Every table that the calculator of a club relies on. */
export function tablesOf({ guest, member, slot, nine, extraNine, cart, caddie }: ClubFees): Rates[] {
  return [guest, member, slot, nine, extraNine, cart, 'none' in caddie ? caddie.none : caddie].filter((table) => table !== undefined);
}
