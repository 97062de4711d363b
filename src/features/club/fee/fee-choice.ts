import { feeParameters } from '#contract/clubs/fee-url.ts';
import { oneOf } from '#contract/shared/one-of.ts';
import type { ClubFees, Season } from './fee-figures.ts';
import type { FeeChoice } from './estimate.ts';

/** The season of a month (1 to 12), as defined by the fee tables. */
export function seasonOf(month: number): Season {
  if (month === 12 || month <= 2) return 'winter';
  return month === 3 || month === 7 || month === 8 ? 'middle' : 'peak';
}

export const { season: seasonKeys, slot: slotKeys, kind: kindKeys, players: playerCounts } = feeParameters;

/**
 * Parses the calculator's choices from the query string; missing or invalid ones default to the usual round of this
 * month.
 */
export function readChoice(search: URLSearchParams, fees: ClubFees, month: number): FeeChoice {
  const day =
    oneOf(
      fees.days.map(({ key }) => key),
      search.get('day'),
    ) ?? 'weekday';
  const holes = oneOf(fees.holes, Number(search.get('holes'))) ?? 18;
  const players = oneOf(playerCounts, Number(search.get('players'))) ?? 4;
  const members = Number(search.get('members'));
  return {
    day,
    season: oneOf(seasonKeys, search.get('season')) ?? seasonOf(month),
    slot:
      holes === 9
        ? (oneOf(slotKeys, search.get('slot')) ?? 'midday')
        : fees.slot
          ? oneOf(slotKeys, search.get('slot'))
          : null,
    holes,
    players,
    kind: oneOf(kindKeys, search.get('kind')) ?? 'regular',
    members: Number.isInteger(members) && members > 0 ? Math.min(members, players) : 1,
  };
}

/** The query string with this choice; other parameters do not change. */
export function writeChoice(search: URLSearchParams, choice: FeeChoice, fees: ClubFees): URLSearchParams {
  const query = new URLSearchParams(search);
  const values = {
    day: choice.day,
    season: choice.season,
    slot: choice.slot,
    holes: choice.holes,
    players: choice.players,
    kind: fees.member && choice.kind,
    members: fees.member && choice.members,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) query.delete(name);
    else query.set(name, String(value));
  }
  return query;
}
