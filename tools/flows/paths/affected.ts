import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { RecordedStep } from './path-record.ts';

/** What a change affects in a machine: transitions by key, states by id. */
const affectedSchema = z.object({ transitions: z.array(z.string()), states: z.array(z.string()) });
export type Affected = z.output<typeof affectedSchema>;

/** By machine id. */
export type AffectedByMachine = Readonly<Record<string, Affected>>;

/**
 * Returns the affected transitions and states from the file named by `FLOWS_CHANGED`, or null without it: then
 * everything runs.
 */
export const affectedPaths = ({
  FLOWS_CHANGED: file,
}: Readonly<Record<string, string | undefined>>): AffectedByMachine | null =>
  file ? z.record(z.string(), affectedSchema).parse(JSON.parse(readFileSync(file, 'utf8'))) : null;

/** Returns whether a path takes an affected transition, or stops in or passes through an affected state. */
export function isAffected(
  affected: AffectedByMachine,
  machine: string,
  steps: readonly Pick<RecordedStep, 'states' | 'taken'>[],
): boolean {
  const { transitions, states } = affected[machine] ?? { transitions: [], states: [] };
  const isIn = (leaf: string, id: string) =>
    id === machine || `${machine}.${leaf}` === id || `${machine}.${leaf}`.startsWith(`${id}.`);
  const isTaken = (key: string) => transitions.includes(key) || states.some((id) => key.endsWith(`→ ${id}`));
  return steps.some(
    ({ taken, states: leaves }) => taken.some(isTaken) || leaves.some((leaf) => states.some((id) => isIn(leaf, id))),
  );
}
