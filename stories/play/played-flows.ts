import type { AnyStateMachine } from 'xstate';
import type { Flow } from '#tools/flows/paths/paths.ts';

export type AnyFlow = Flow<AnyStateMachine>;

const files = import.meta.glob<Record<string, unknown>>('../../tests/model/*.flow.ts', { eager: true });

const isFlow = (value: unknown): value is AnyFlow => typeof value === 'object' && value !== null && 'machine' in value && 'cases' in value;

/** Each flow as its machine is tested, by machine id. */
export const playedFlows: ReadonlyMap<string, AnyFlow> = new Map(
  Object.values(files)
    .flatMap((file) => Object.entries(file))
    .flatMap(([name, value]) => (name.endsWith('Flow') && isFlow(value) ? [[value.machine.id, value] as const] : [])),
);
