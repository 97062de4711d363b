import { useLocation } from 'react-router-dom';
import { useUrlState } from '#src/lib/use-url-state.ts';
import type { FeeChoice } from './estimate.ts';
import { readChoice, writeChoice } from './fee-choice.ts';
import type { ClubFees } from './fee-figures.ts';

/** The calculator's choice, held in the URL, so that it can be shared with fellow players. */
export function useChoice(fees: ClubFees, month: number): [FeeChoice, (choice: FeeChoice) => void] {
  const { pathname, search: urlSearch, hash } = useLocation();
  const [search, setSearch] = useUrlState(urlSearch, (next) => ({ pathname, hash, search: next }));
  const query = new URLSearchParams(search);
  return [readChoice(query, fees, month), (choice) => setSearch(writeChoice(query, choice, fees).toString())];
}
