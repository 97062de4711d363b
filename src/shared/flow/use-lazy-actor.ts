import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { whenIdle } from '../../lib/when-idle.ts';
import type { LazyActor } from './lazy-actor.ts';

/** Creates a lazy actor for the lifetime of the component; its machine is loaded on idle or at the first event. */
export function useLazyActor<M extends AnyStateMachine>(create: () => LazyActor<M>): LazyActor<M> {
  const [flow] = useState(create);
  useEffect(() => {
    const cancelIdle = whenIdle(() => flow.start().catch(() => undefined));
    return () => {
      cancelIdle();
      flow.stop();
    };
  }, [flow]);
  return flow;
}
