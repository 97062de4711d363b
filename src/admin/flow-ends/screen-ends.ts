import { countedFlows, type CountedFlow } from '#contract/staff/counted-flows.ts';
import type { FlowEnds } from '#contract/staff/flow-ends.ts';

/** A screen of a flow, and how often it was the last one. */
export type ScreenEnds = {
  readonly state: string;
  readonly name: string;
  /** Nothing is left to do after it. */
  readonly isFinished: boolean;
  readonly total: number;
};

/** Returns the screens of a flow in their order, each with its number. */
export function screenEnds(flow: CountedFlow, ends: FlowEnds): readonly ScreenEnds[] {
  const { screens, finished } = countedFlows[flow];
  const finishing: ReadonlySet<string> = new Set(finished);
  const totals = new Map(ends.filter((each) => each.flow === flow).map(({ screen, total }) => [screen, total]));
  return Object.entries(screens).map(([state, name]) => ({
    state,
    name,
    isFinished: finishing.has(state),
    total: totals.get(state) ?? 0,
  }));
}

/** Returns how dark a screen is: `done` if nothing is left to do, otherwise by its share of all ends. */
export function levelOf({ isFinished, total }: ScreenEnds, all: number): 'done' | 'none' | 'few' | 'some' | 'many' {
  if (isFinished) return 'done';
  const share = all === 0 ? 0 : total / all;
  if (share === 0) return 'none';
  if (share < 0.05) return 'few';
  return share < 0.2 ? 'some' : 'many';
}
