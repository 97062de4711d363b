import * as z from 'zod/mini';

/** One step of one machine: types and states only, never entered or returned data. */
const step = z.strictObject({
  machine: z.string(),
  event: z.string(),
  /** Null where the machine began. */
  from: z.nullable(z.string()),
  to: z.string(),
  /** In the spelling of the machine's transition table. */
  transitions: z.array(z.string()),
});

/** The version of each machine by its id. */
const versions = z.record(z.string(), z.string());

/** The file in which a journey is handed on: the versions of site and machines, where it began, and what each machine did. */
export const scenario = z.strictObject({ version: z.literal(2), site: z.string(), machines: versions, path: z.string(), steps: z.array(step) });

/** A journey as a tab keeps it: with the time of each step. */
export const recording = z.strictObject({ path: z.string(), machines: versions, steps: z.array(z.extend(step, { at: z.number() })) });

export type Step = z.output<typeof step>;
export type Scenario = z.output<typeof scenario>;
export type Recording = z.output<typeof recording>;

export const scenarioOf = ({ path, machines, steps }: Recording, site: string): Scenario => ({ version: 2, site, machines, path, steps: steps.map(({ at: _, ...kept }) => kept) });

const recentMs = 60_000;

/** The machines that did something in the last minute, each from its beginning: a journey from the middle could not be replayed. */
export function recentOf({ steps, ...recorded }: Recording, now: number): Recording {
  const runs = new Map<string, number>();
  const numbered = steps.map((one) => {
    const run = (runs.get(one.machine) ?? 0) + (one.from === null ? 1 : 0);
    runs.set(one.machine, run);
    return { one, run: `${one.machine} ${run}` };
  });
  const recent = new Set(numbered.filter(({ one }) => one.at >= now - recentMs).map(({ run }) => run));
  return { ...recorded, steps: numbered.filter(({ run }) => recent.has(run)).map(({ one }) => one) };
}

/** `scenario-2026-11-21-1705.json`, by the clock on the wall. */
export function scenarioFileName(now: Date): string {
  const [year, month, day, hours, minutes] = [now.getFullYear(), now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return `scenario-${year}-${month}-${day}-${hours}${minutes}.json`;
}
