import { useLocation, useNavigate } from 'react-router-dom';
import type { FeeChoice } from './estimate.ts';
import { readChoice, writeChoice } from './fee-choice.ts';
import type { ClubFees } from './fee-figures.ts';

/** The calculator's choice, held in the URL, so that it can be shared with fellow players. */
export function useChoice(fees: ClubFees, month: number): [FeeChoice, (choice: FeeChoice) => void] {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const query = new URLSearchParams(search);
  const choose = (choice: FeeChoice) => void navigate({ pathname, hash, search: writeChoice(query, choice, fees).toString() }, { replace: true });
  return [readChoice(query, fees, month), choose];
}
