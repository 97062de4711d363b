import type { AnyStateMachine } from 'xstate';
import { declaredTransitions } from './transitions.ts';

/** Returns a hash of the transitions that a machine declares (FNV-1a, 32 bits). It changes if any transition changes. */
export function machineVersion(machine: AnyStateMachine): string {
  const declared = [...declaredTransitions(machine).values()].map(({ key, actions }) => `${key} / ${actions}`).join('\n');
  let hash = 0x811c9dc5;
  for (const character of declared) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
