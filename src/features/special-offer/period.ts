import { listDay, type Day } from '#contract/shared/day.ts';
import { offerStateNames, offerStateOf, type OfferState } from '#contract/news/offer-state.ts';

/** 2026.11.01 ~ 2026.12.20. */
export const periodOf = ({ startDate, endDate }: { startDate: Day; endDate: Day }): string =>
  `${listDay(startDate)} ~ ${listDay(endDate)}`;

/** The state of an offer today, as a style and a label. */
export function stateOf(offer: { startDate: Day; endDate: Day }, today: Day): { tone: OfferState; label: string } {
  const tone = offerStateOf(offer, today);
  return { tone, label: offerStateNames[tone] };
}
