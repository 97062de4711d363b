import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyActor } from 'xstate';

/**
 * Leads on to `to` once the flow is done, in place of the page's own entry. Back that is pressed while the code of that page still loads
 * leads on again: a flow that is done answers nothing any more.
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
