import { existsSync, readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import * as z from 'zod';
import { storiesIn } from '#tests/model/atlas/stories.ts';
import { restingStates } from '#tests/model/lib/resting.ts';

const built = 'storybook-static';
const index = z.object({ entries: z.record(z.string(), z.object({ id: z.string(), importPath: z.string(), exportName: z.optional(z.string()) })) });

const fileOf = (flow: string) => `stories/flows/${flow}.stories.tsx`;

/** Counts the resting states of a machine, and those of them that have a story. */
export function storyCount(flow: string, machine: AnyStateMachine): { withStory: number; resting: number } {
  const shown = new Set(storiesIn(readFileSync(fileOf(flow), 'utf8')).values());
  const resting = restingStates(machine);
  return { withStory: resting.filter((state) => shown.has(state)).length, resting: resting.length };
}

/** Returns the URL of each state's story in the built Storybook; an empty map if it is not built. */
export function storyLinks(flow: string, base: string): ReadonlyMap<string, string> {
  if (!existsSync(`${built}/index.json`)) return new Map();
  const file = fileOf(flow);
  const states = storiesIn(readFileSync(file, 'utf8'));
  const entries = Object.values(index.parse(JSON.parse(readFileSync(`${built}/index.json`, 'utf8'))).entries).filter(({ importPath }) => importPath === `./${file}`);
  return new Map(
    entries.flatMap(({ id, exportName = '' }) => {
      const state = states.get(exportName);
      return state === undefined ? [] : [[state, `${base}/index.html?path=/story/${id}`]];
    }),
  );
}
