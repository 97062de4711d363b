import { useLocation, useNavigate } from 'react-router-dom';
import { useHash } from '#src/lib/use-hash.ts';

/** The open question is in the URL's hash, so that it can be linked to; opening one replaces the history entry. */
export function useOpenQuestion() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const open = useHash() || null;
  const setOpen = (next: string | null) => void navigate({ search, hash: next ?? '' }, { replace: true, state });
  return [open, setOpen] as const;
}
