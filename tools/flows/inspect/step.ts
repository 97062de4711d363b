import * as z from 'zod/mini';

/** Schema of one step of one machine: types and states only, never entered or returned data. */
export const step = z.strictObject({
  machine: z.string(),
  event: z.string(),
  /** Null when the machine starts. */
  from: z.nullable(z.string()),
  to: z.string(),
  /** Keys of the transitions, as in the machine's transition table. */
  transitions: z.array(z.string()),
});

export type Step = z.output<typeof step>;

declare global {
  interface Window {
    /** The steps of this tab so far, for tests; undefined unless they are inspected. */
    __flows?: { steps: () => Step[] };
  }
}
