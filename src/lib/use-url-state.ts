import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate, type To } from 'react-router-dom';

/**
 * State that the URL holds, so that it can be linked to; a change replaces the history entry. The router renders a new
 * URL in a transition: until then the new value is rendered optimistically, or the next change would start from the
 * value before.
 */
export function useUrlState<T>(inUrl: T, urlOf: (value: T) => To): [value: T, change: (value: T) => void] {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [value, setValue] = useOptimistic(inUrl);
  const change = (next: T) =>
    startTransition(() => {
      setValue(() => next);
      void navigate(urlOf(next), { replace: true, state });
    });
  return [value, change];
}
