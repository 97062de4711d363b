import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHash } from '#src/lib/use-hash.ts';

/**
 * The open question is in the URL's hash, so that it can be linked to; opening one replaces the history entry. The router renders a new URL in a
 * transition: until then the chosen question is rendered optimistically, or a second press in between would be compared with the one before.
 */
export function useOpenQuestion() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [open, setOpen] = useOptimistic(useHash() || null);
  const choose = (next: string | null) =>
    startTransition(() => {
      setOpen(next);
      void navigate({ search, hash: next ?? '' }, { replace: true, state });
    });
  return [open, choose] as const;
}
