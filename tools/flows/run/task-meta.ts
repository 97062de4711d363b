import type { StrengthCount } from '../criteria/strength.ts';
import type { FailedStep, PathRecord } from '../paths/path-record.ts';

/** A rule or property of a machine, with the number of vertices on which it was checked. */
export type PropertyCount = { machine: string; name: string; states: number };
/** The transitions of a machine that a hand-written test takes. */
export type Journey = { readonly machine: string; readonly taken: string[] };

/** The data that the tests of the flows pass to the reports. */
declare module 'vitest' {
  interface TaskMeta {
    path?: PathRecord;
    failing?: FailedStep;
    property?: PropertyCount;
    strength?: StrengthCount;
    journey?: Journey;
  }
}
