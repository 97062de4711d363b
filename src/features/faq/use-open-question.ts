import { useLocation, useNavigate } from 'react-router-dom';
import { useHash } from '#src/lib/use-hash.ts';

/** Which question is open stands in the address, so that a link can lead to it; opening one is no step of the history. */
export function useOpenQuestion() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const open = useHash() || null;
  const setOpen = (next: string | null) => void navigate({ search, hash: next ?? '' }, { replace: true, state });
  return [open, setOpen] as const;
}
