import * as z from 'zod/mini';

/** One step of one machine: types and states only, never entered or returned data. */
const step = z.strictObject({
  machine: z.string(),
  event: z.string(),
  /** Null when the machine starts. */
  from: z.nullable(z.string()),
  to: z.string(),
  /** Keys of the transitions, as in the machine's transition table. */
  transitions: z.array(z.string()),
});

/** The version of each machine by its id. */
const versions = z.record(z.string(), z.string());

/** Schema of an exported journey: the versions of the site and of its machines, the first path, and the steps of each machine. */
export const scenario = z.strictObject({ version: z.literal(2), site: z.string(), machines: versions, path: z.string(), steps: z.array(step) });

/** Schema of a journey in session storage: with the time of each step. */
export const recording = z.strictObject({ path: z.string(), machines: versions, steps: z.array(z.extend(step, { at: z.number() })) });

export type Step = z.output<typeof step>;
export type Scenario = z.output<typeof scenario>;
export type Recording = z.output<typeof recording>;

export const scenarioOf = ({ path, machines, steps }: Recording, site: string): Scenario => ({ version: 2, site, machines, path, steps: steps.map(({ at: _, ...rest }) => rest) });

const recentMs = 60_000;

/** The machines with a step in the last minute, each from its start, since a journey can only be replayed from its start. */
export function recentOf({ steps, ...rest }: Recording, now: number): Recording {
  const runs = new Map<string, number>();
  const numbered = steps.map((recordedStep) => {
    const run = (runs.get(recordedStep.machine) ?? 0) + (recordedStep.from === null ? 1 : 0);
    runs.set(recordedStep.machine, run);
    return { recordedStep, run: `${recordedStep.machine} ${run}` };
  });
  const recent = new Set(numbered.filter(({ recordedStep }) => recordedStep.at >= now - recentMs).map(({ run }) => run));
  return { ...rest, steps: numbered.filter(({ run }) => recent.has(run)).map(({ recordedStep }) => recordedStep) };
}

/** `scenario-2026-11-21-1705.json`, in local time. */
export function scenarioFileName(now: Date): string {
  const [year, month, day, hours, minutes] = [now.getFullYear(), now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return `scenario-${year}-${month}-${day}-${hours}${minutes}.json`;
}
