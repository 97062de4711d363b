import { useEffect } from 'react';
import type { AnyActor } from 'xstate';
import type { CountedFlow } from '#contract/staff/counted-flows.ts';
import { sendFlowEnd } from '#src/api/flow-end.ts';
import { stateName } from '#tools/flows/inspect/state-name.ts';

/**
 * Counts in which state the flow is left: when its page is unmounted or closed. Nothing says who left it (decision
 * 103).
 */
export function useCountedFlow(flow: CountedFlow, actor: AnyActor): void {
  useEffect(() => {
    let isCounted = false;
    const count = () => {
      if (isCounted) return;
      isCounted = true;
      sendFlowEnd({ flow, state: stateName(actor.getSnapshot().value) });
    };
    window.addEventListener('pagehide', count);
    return () => {
      window.removeEventListener('pagehide', count);
      count();
    };
  }, [flow, actor]);
}
