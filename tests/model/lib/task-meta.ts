import type { StrengthCount } from '../strength/strength-count.ts';
import type { FailedStep, Level, WalkedPath } from './walked.ts';

export type TransitionCount = { level: Level; machine: string; declared: number; taken: number };
/** A rule or property of a machine, judged over so many vertices. */
export type PropertyCount = { machine: string; name: string; states: number };
/** The transitions that a hand-written test takes of a machine. */
type Journey = { readonly machine: string; readonly taken: string[] };

/** What the tests of the flows tell the reports. */
declare module 'vitest' {
  interface TaskMeta {
    transitions?: TransitionCount;
    path?: WalkedPath;
    failing?: FailedStep;
    property?: PropertyCount;
    strength?: StrengthCount;
    journey?: Journey;
  }
}
