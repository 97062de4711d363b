import * as z from 'zod';

const flowRequirements = z.object({
  /** A transition stands for what the hand-written journeys that take it are cited for. */
  transitions: z.array(z.object({ key: z.string(), requirements: z.array(z.string()) })),
  /** The titles of its journeys that do not pass. */
  failed: z.array(z.string()),
});

/** `requirements.json` of the report, by the name of a flow: the sentences of the specification that its transitions stand for. */
export const requirementsReport = z.record(z.string(), flowRequirements);

export type RequirementsReport = z.output<typeof requirementsReport>;
