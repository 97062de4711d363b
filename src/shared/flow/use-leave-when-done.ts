import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyActor } from 'xstate';

/**
 * Navigates to `to` once the flow is done, replacing the history entry of this page. If the user goes back while the
 * chunk of the next page is still loading, navigates again: a flow that is done no longer handles any event.
 */
export function useLeaveWhenDone(actor: AnyActor, to: string) {
  const isDone = useSelector(actor, ({ status }) => status === 'done');
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return undefined;
    const leave = () => void navigate(to, { replace: true });
    leave();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [isDone, navigate, to]);
}
