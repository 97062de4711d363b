import type { Day } from '../shared/day.ts';

/** Ordered like a list: bookable now, bookable later, ended. */
export const offerStates = ['running', 'coming', 'over'] as const;
export type OfferState = (typeof offerStates)[number];
export const offerStateNames = { running: '진행 중', coming: '예정', over: '종료' } as const satisfies Record<
  OfferState,
  string
>;

/** Returns the state of an offer on a day; the first and the last day both belong to the offer. */
export function offerStateOf({ startDate, endDate }: { startDate: Day; endDate: Day }, today: Day): OfferState {
  if (endDate < today) return 'over';
  return startDate > today ? 'coming' : 'running';
}
