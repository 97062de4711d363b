import { widths, type Width } from './widths.ts';

/** A story on a board. */
export type BoardStory = {
  readonly id: string;
  readonly name: string;
  /** The states of the flow that look the same. */
  readonly states: readonly string[];
  /** The width for which it is made; null for any. */
  readonly width: Width | null;
};

type PreparedStory = { readonly id: string; readonly name: string; readonly parameters: Readonly<Record<string, unknown>>; readonly storyGlobals?: Readonly<Record<string, unknown>> };

/** Returns the board's data of a story. */
export const boardStory = ({ id, name, parameters: { state, states = [state] }, storyGlobals = {} }: PreparedStory): BoardStory => ({ id, name, states: Array.isArray(states) ? states.filter((candidate) => typeof candidate === 'string') : [], width: viewportWidth(storyGlobals['viewport']) });

function viewportWidth(viewport: unknown): Width | null {
  const name = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : null;
  return isWidth(name) ? name : null;
}

const isWidth = (name: unknown): name is Width => typeof name === 'string' && name in widths;
