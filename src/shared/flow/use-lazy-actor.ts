import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { whenIdle } from '../../lib/when-idle.ts';
import type { LateFlow } from './lazy-actor.ts';

/** Creates a lazy actor for the lifetime of the component; its machine is loaded on idle or at the first event. */
export function useLateFlow<M extends AnyStateMachine>(create: () => LateFlow<M>): LateFlow<M> {
  const [flow] = useState(create);
  useEffect(() => {
    const callOff = whenIdle(() => flow.begin().catch(() => undefined));
    return () => {
      callOff();
      flow.end();
    };
  }, [flow]);
  return flow;
}
