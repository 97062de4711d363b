import { existsSync, readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { storiesIn } from '#tests/flows/lib/stories.ts';
import { stableStates } from '#tools/flows/paths/stable-states.ts';
import { flowStories } from '../../.storybook/flow-stories.ts';

/** The URL of `npm run storybook:open`. */
const storybook = 'http://localhost:6007';

const fileOf = (flow: string) => `stories/flows/${flow}.stories.tsx`;

/** Returns the states that a flow's stories show; none if the flow has no story file. */
const statesWithStory = (flow: string): ReadonlySet<string> =>
  new Set(existsSync(fileOf(flow)) ? storiesIn(readFileSync(fileOf(flow), 'utf8')).keys() : []);

/** Counts the stable states of a machine, and lists those without a story. */
export function storyCount(flow: string, machine: AnyStateMachine): { stable: number; withoutStory: string[] } {
  const shown = statesWithStory(flow);
  const stable = stableStates(machine);
  return {
    stable: stable.length,
    withoutStory: stable
      .filter((state) => !shown.has(state))
      .map((state) => `${fileOf(flow)} has no story of ${state}`),
  };
}

/** Returns a function to the URL of a state's story in a running Storybook. */
export function storyLinks(machine: string): (state: string) => string | undefined {
  const stories = flowStories()[machine] ?? {};
  return (state) => (stories[state] === undefined ? undefined : `${storybook}/?path=/story/${stories[state]}`);
}
