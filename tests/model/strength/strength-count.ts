import * as z from 'zod';
import { strengths } from './strength.ts';

const bound = z.object({ paths: z.number(), steps: z.number() });

/** What the paths of a strength cover of a machine at a level. `atLeast` is how few any paths could be; `uncovered` is empty unless something is missing. */
const strengthCount = z.object({
  level: z.enum(['machine', 'rendered', 'browser']),
  machine: z.string(),
  strength: z.enum(strengths),
  figures: z.object({ labels: z.number(), paths: z.number(), steps: z.number(), atLeast: bound }),
  impossible: z.array(z.object({ label: z.string(), because: z.string() })).readonly(),
  uncovered: z.array(z.string()).readonly(),
  /** How long its paths took, one after the other. */
  milliseconds: z.number(),
});
export type StrengthCount = Readonly<z.output<typeof strengthCount>>;

/** `strength.json` of the report. */
export const strengthCounts = z.array(strengthCount);
