import type { FeeItem } from '#contract/clubs/club-content.ts';
import { feeMessages } from '#contract/clubs/fee-messages.ts';
import { clubNames } from '#contract/site/club-code.ts';
import { clubKeys, clubPath, type ClubKey } from '#contract/site/site-paths.ts';
import { clubFees } from './club-fees.ts';
import { estimateOf, won, type FeeChoice } from './estimate.ts';
import { writeChoice } from './fee-choice.ts';
import type { ClubFees, DayKey } from './fee-figures.ts';
import { agrees } from './served-rates.ts';

export type ComparedFee = {
  club: ClubKey;
  name: string;
  href: string;
  /** The day and the holes as the club has them. */
  round: string;
  /** Null for a round that has no price; then `total` says why. */
  included: { greenFee: string; cart: string; caddie: string } | null;
  total: string;
  shares: readonly string[];
};

/** The day of a club's tables that a day of another club's falls on. */
const otherDays: Readonly<Partial<Record<DayKey, DayKey>>> = { friday: 'weekday', saturday: 'holiday' };

/** The round of one club at another: at its regular price, and 18 holes if it has no other number. */
export function choiceAt(fees: ClubFees, choice: FeeChoice): FeeChoice {
  const day = fees.days.some(({ key }) => key === choice.day) ? choice.day : (otherDays[choice.day] ?? choice.day);
  const holes = choice.holes !== 9 && fees.holes.includes(choice.holes) ? choice.holes : 18;
  return { ...choice, day, holes, slot: null };
}

/** A round at a club beside the same round at the others; `items` are the served fee tables of each. */
export const compareFees = (
  own: ClubKey,
  choice: FeeChoice,
  items: Readonly<Record<ClubKey, readonly FeeItem[]>>,
): ComparedFee[] =>
  clubKeys.map((club) => {
    const fees = clubFees[club];
    const chosen = club === own ? choice : choiceAt(fees, choice);
    const row = {
      club,
      name: clubNames[club],
      href: `${clubPath(club, 'fee-information')}?${writeChoice(new URLSearchParams(), chosen, fees).toString()}`,
      round: `${fees.days.find(({ key }) => key === chosen.day)?.label}, ${chosen.holes}홀`,
    };
    const estimate = agrees(fees, items[club]) ? estimateOf(fees, chosen) : feeMessages.changedClub;
    if (typeof estimate === 'string') return { ...row, included: null, total: estimate, shares: [] };
    const { lines, total, shares } = estimate;
    // The costs of the team are the last ones.
    const [cart = 0, caddie = 0] = lines.slice(-2).map(({ amount }) => amount);
    return {
      ...row,
      included: {
        greenFee: won(total - cart - caddie),
        cart: won(cart),
        caddie: caddie > 0 ? won(caddie) : feeMessages.noCaddie,
      },
      total: won(total),
      shares: shares.map(({ label, amount }) => `${label.replace(/ ?1인$/, '')} ${won(amount)}`.trim()),
    };
  });
