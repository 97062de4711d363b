import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { mutantsFile, type FlowMutants, type Mutant } from '#tools/flows/mutants/mutant.ts';
import { originsOf, placedMutants, type StoredMutants } from '#tools/flows/mutants/of-transitions.ts';

const fileIn = (folder: string) => join(folder, 'mutants.json');

const stored = (folder: string): Readonly<Record<string, FlowMutants>> =>
  existsSync(fileIn(folder)) ? mutantsFile.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8'))) : {};
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Stores the mutants of a flow's machine for the report; those of other flows stay. */
export function storeMutants(folder: string, flow: string, source: string, mutants: readonly Mutant[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    fileIn(folder),
    `${JSON.stringify({ ...stored(folder), [flow]: { at: new Date().toISOString(), text: hashOf(source), mutants } }, null, 1)}\n`,
  );
}

/**
 * Returns the mutants of a flow by transition, with the time of their run; null if there are none of the current
 * version of the machine.
 */
export function storedMutants(folder: string, flow: string, machine: AnyStateMachine): StoredMutants | null {
  const source = readFileSync(`machines/${flow}.machine.ts`, 'utf8');
  const found = stored(folder)[flow];
  return found?.text === hashOf(source)
    ? { at: found.at, ...placedMutants(originsOf(machine, source), found.mutants) }
    : null;
}
