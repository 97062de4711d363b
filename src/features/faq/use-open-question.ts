import { useLocation } from 'react-router-dom';
import { useHash } from '#src/lib/use-hash.ts';
import { useUrlState } from '#src/lib/use-url-state.ts';

/** The id of the open question's element, held in the URL's hash; null if none is open. */
export function useOpenQuestion() {
  const { search } = useLocation();
  return useUrlState(useHash() || null, (open) => ({ search, hash: open ?? '' }));
}
