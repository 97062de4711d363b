import type { DefinedFlow } from '#tools/flows/definition/define-flow.ts';

const files = import.meta.glob<{ flow: DefinedFlow }>('../*/flow.ts', { eager: true });

/** Every flow, by the id of its machine. */
export const flows: Readonly<Record<string, DefinedFlow>> = Object.fromEntries(
  Object.values(files).map(({ flow }) => [flow.machine.id, flow]),
);

/** Returns the flow of a machine. */
export function flowOf(machine: string): DefinedFlow {
  const found = flows[machine];
  if (!found) throw new Error(`tests/flows has no flow of the machine "${machine}"`);
  return found;
}
