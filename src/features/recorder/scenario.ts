import * as z from 'zod/mini';

/** What one machine did on one event: types and states only, never entered or returned data. */
const step = z.strictObject({
  machine: z.string(),
  event: z.string(),
  /** Null where the machine began. */
  from: z.nullable(z.string()),
  to: z.string(),
  /** In the spelling of the machine's transition table. */
  transitions: z.array(z.string()),
});

/** The file in which a journey is handed on: where it began, and what each machine did. */
export const scenario = z.strictObject({ version: z.literal(1), path: z.string(), steps: z.array(step) });

/** A journey as a tab keeps it: with the time of each step. */
export const recording = z.strictObject({ path: z.string(), steps: z.array(z.extend(step, { at: z.number() })) });

export type Step = z.output<typeof step>;
export type Scenario = z.output<typeof scenario>;
export type Recording = z.output<typeof recording>;

export const scenarioOf = ({ path, steps }: Recording): Scenario => ({ version: 1, path, steps: steps.map(({ at: _, ...kept }) => kept) });

/** `scenario-2026-11-21-1705.json`, by the clock on the wall. */
export function scenarioFileName(now: Date): string {
  const [year, month, day, hours, minutes] = [now.getFullYear(), now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return `scenario-${year}-${month}-${day}-${hours}${minutes}.json`;
}
