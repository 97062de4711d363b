import * as z from 'zod';
import type { Level } from '../lib/path-record.ts';
import { strengths } from './strength.ts';

const bound = z.object({ paths: z.number(), steps: z.number() });

/** The coverage of a strength for a machine at a level. `atLeast` is a lower bound; `uncovered` is empty unless an item is missing. */
const strengthCount = z.object({
  level: z.enum(['machine', 'rendered', 'browser']),
  machine: z.string(),
  strength: z.enum(strengths),
  figures: z.object({ labels: z.number(), paths: z.number(), steps: z.number(), atLeast: bound }),
  impossible: z.array(z.object({ label: z.string(), because: z.string() })).readonly(),
  uncovered: z.array(z.string()).readonly(),
  /** Items that cannot be covered at this level, with the reason. */
  excluded: z.optional(z.array(z.object({ label: z.string(), because: z.string() })).readonly()),
  /** The total duration of its paths. */
  milliseconds: z.number(),
});
export type StrengthCount = Readonly<z.output<typeof strengthCount>>;

/** `strength.json` of the report. */
export const strengthCounts = z.array(strengthCount);

type Walk = { readonly steps: readonly { readonly taken: readonly string[] }[] };

/** Counts the paths that cover every transition. They have no lower bound: they are shortest paths, not a minimal set. */
export const transitionCount = (level: Level, { id }: { readonly id: string }, paths: readonly Walk[], milliseconds: number): StrengthCount => ({
  level,
  machine: id,
  strength: 'transitions',
  figures: { labels: new Set(paths.flatMap(({ steps }) => steps.flatMap(({ taken }) => taken))).size, paths: paths.length, steps: paths.reduce((sum, { steps }) => sum + steps.length - 1, 0), atLeast: { paths: 0, steps: 0 } },
  impossible: [],
  uncovered: [],
  milliseconds,
});

/** Returns the counts of a strength that is excluded for a machine in a browser. */
export const excludedCount = (machine: string, strength: StrengthCount['strength'], because: string): StrengthCount => ({
  level: 'browser',
  machine,
  strength,
  figures: { labels: 0, paths: 0, steps: 0, atLeast: { paths: 0, steps: 0 } },
  impossible: [],
  uncovered: [],
  excluded: [{ label: `all of its ${strength}`, because }],
  milliseconds: 0,
});
