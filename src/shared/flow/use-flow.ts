import { useActorRef } from '@xstate/react';
import type {
  Actor,
  ActorOptions,
  AnyActorLogic,
  ConditionalRequired,
  IsNotNever,
  RequiredActorOptionsKeys,
} from 'xstate';
import { inspectOptions } from './inspect-options.ts';

type Options<L extends AnyActorLogic> = ConditionalRequired<
  [options?: ActorOptions<L> & { [K in RequiredActorOptionsKeys<L>]: unknown }],
  IsNotNever<RequiredActorOptionsKeys<L>>
>;

/** `useActorRef` whose actor can be inspected by tests. */
export function useFlow<L extends AnyActorLogic>(logic: L, ...options: Options<L>): Actor<L>;
export function useFlow(logic: AnyActorLogic, options?: ActorOptions<AnyActorLogic>): Actor<AnyActorLogic> {
  return useActorRef(logic, { ...options, ...inspectOptions() });
}
