import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { whenIdle } from '../page/when-idle.ts';
import type { LateFlow } from './late-flow.ts';

/** A flow for as long as its component is there, begun once the first screen stands, or when something happens to it. */
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
