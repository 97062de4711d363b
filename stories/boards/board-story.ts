import { widths, type Width } from './widths.ts';

/** A story on a board. */
export type BoardStory = {
  readonly id: string;
  readonly name: string;
  /** The states of the flow that look like it. */
  readonly states: readonly string[];
  /** The width that it is made for; any without one. */
  readonly width: Width | null;
};

type Prepared = { readonly id: string; readonly name: string; readonly parameters: Readonly<Record<string, unknown>>; readonly storyGlobals?: Readonly<Record<string, unknown>> };

/** Returns what a board needs to know of a story. */
export const boardStory = ({ id, name, parameters: { state, states = [state] }, storyGlobals = {} }: Prepared): BoardStory => ({ id, name, states: Array.isArray(states) ? states.filter((one) => typeof one === 'string') : [], width: ownWidth(storyGlobals['viewport']) });

function ownWidth(viewport: unknown): Width | null {
  const name = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : null;
  return isWidth(name) ? name : null;
}

const isWidth = (name: unknown): name is Width => typeof name === 'string' && name in widths;
