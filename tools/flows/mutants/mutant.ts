import * as z from 'zod';

/**
 * A change that Stryker made to the text of a machine between two characters. `killedBy` is the level whose test failed
 * with it, null where it survived all levels that were tried; `test` is the first test that failed.
 */
const mutant = z.object({
  start: z.number(),
  end: z.number(),
  line: z.number(),
  change: z.string(),
  replacement: z.string(),
  killedBy: z.nullable(z.enum(['machine', 'rendered'])),
  test: z.nullable(z.string()),
});

/**
 * The mutants of a flow's machine. `text` is the hash of the machine's file: after a change of the file their positions
 * are invalid.
 */
const flowMutants = z.object({ at: z.string(), text: z.string(), mutants: z.array(mutant) });

/** `mutants.json` of the report, by the name of a flow. */
export const mutantsFile = z.record(z.string(), flowMutants);

export type Mutant = z.output<typeof mutant>;
export type FlowMutants = z.output<typeof flowMutants>;
