import type { Day } from './day.ts';

/** In the order of a list: what can be booked now, what soon can, what no longer can. */
export const offerStates = ['running', 'coming', 'over'] as const;
export type OfferState = (typeof offerStates)[number];
export const offerStateNames = { running: '진행 중', coming: '예정', over: '종료' } as const satisfies Record<OfferState, string>;

/** The first and the last day are still of it. */
export function offerStateOf({ startDate, endDate }: { startDate: Day; endDate: Day }, today: Day): OfferState {
  if (endDate < today) return 'over';
  return startDate > today ? 'coming' : 'running';
}
