import * as z from 'zod';

const flowRequirements = z.object({
  /** A transition is linked to the sentences that cite a hand-written test which takes it. */
  transitions: z.array(z.object({ key: z.string(), requirements: z.array(z.string()) })),
  /** The titles of its cited tests that do not pass. */
  failed: z.array(z.string()),
});

/** `requirements.json` of the report: by flow, the sentences of the specification that its transitions implement. */
export const requirementsReport = z.record(z.string(), flowRequirements);

export type RequirementsReport = z.output<typeof requirementsReport>;
