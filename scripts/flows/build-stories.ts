import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { storiesIn } from '#tests/model/atlas/stories.ts';
import { restingStates } from '#tests/model/lib/resting.ts';
import { flowStories } from '../../.storybook/embedded-flows.ts';

/** Where `npm run storybook:open` serves it. */
const storybook = 'http://localhost:6007';

const fileOf = (flow: string) => `stories/flows/${flow}.stories.tsx`;

/** Counts the resting states of a machine, and those of them that have a story. */
export function storyCount(flow: string, machine: AnyStateMachine): { withStory: number; resting: number } {
  const shown = new Set(storiesIn(readFileSync(fileOf(flow), 'utf8')).values());
  const resting = restingStates(machine);
  return { withStory: resting.filter((state) => shown.has(state)).length, resting: resting.length };
}

/** The URL of a state's story in a running Storybook. */
export function storyLinks(machine: string): (state: string) => string | undefined {
  const stories = flowStories()[machine] ?? {};
  return (state) => (stories[state] === undefined ? undefined : `${storybook}/?path=/story/${stories[state]}`);
}
