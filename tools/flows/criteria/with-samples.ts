import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Flow } from '../paths/flow.ts';

/** Returns a flow with additional events and inputs, and a finer projection. */
export function withSamples<M extends AnyStateMachine>(
  flow: Flow<M>,
  events: readonly AnyEventObject[],
  inputs: readonly unknown[],
  contextKeys: readonly NonNullable<Flow<M>['contextKey']>[],
): Flow<M> {
  const added = Object.entries<readonly AnyEventObject[]>(flow.cases.events).flatMap(([type, listed]) =>
    type === 'added' ? listed : [],
  );
  return {
    ...flow,
    cases: { ...flow.cases, events: { ...flow.cases.events, added: [...added, ...events] } },
    inputs: [...flow.inputs, ...(inputs as Flow<M>['inputs'])],
    contextKey: (context) => [
      flow.contextKey?.(context) ?? null,
      ...contextKeys.map((contextKey) => contextKey(context)),
    ],
  };
}
