import { existsSync, readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { storiesIn } from '#tests/model/atlas/stories.ts';
import { stableStates } from '#tests/model/lib/stable-states.ts';
import { flowStories } from '../../.storybook/embedded-flows.ts';

/** Where `npm run storybook:open` serves it. */
const storybook = 'http://localhost:6007';

const fileOf = (flow: string) => `stories/flows/${flow}.stories.tsx`;

/** Returns the states that a flow's stories show; none if the flow has no file of stories. */
const statesWithStory = (flow: string): ReadonlySet<string> => new Set(existsSync(fileOf(flow)) ? storiesIn(readFileSync(fileOf(flow), 'utf8')).keys() : []);

/** Counts the resting states of a machine, and names those of them without a story. */
export function storyCount(flow: string, machine: AnyStateMachine): { stable: number; withoutStory: string[] } {
  const shown = statesWithStory(flow);
  const stable = stableStates(machine);
  return { stable: stable.length, withoutStory: stable.filter((state) => !shown.has(state)).map((state) => `${fileOf(flow)} has no story of ${state}`) };
}

/** The URL of a state's story in a running Storybook. */
export function storyLinks(machine: string): (state: string) => string | undefined {
  const stories = flowStories()[machine] ?? {};
  return (state) => (stories[state] === undefined ? undefined : `${storybook}/?path=/story/${stories[state]}`);
}
