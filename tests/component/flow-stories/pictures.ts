import type { AnyActorRef } from 'xstate';
import { leavesIn } from '#tools/flows/words/sentence.ts';
import { frozen, lastState } from '../../../stories/flows/frozen.ts';
import type { FlowScreen } from '#tests/flows/lib/flow-screen.ts';
import { loadFor, markupOf, type Markup } from './markup.tsx';
import { trackReads } from './reads.ts';
import { reachedStates, type Reached } from './reached.ts';

/** A screen that differs from every other, with the paths that lead to it. */
export type Picture = Markup & {
  readonly first: Reached;
  readonly states: Set<string>;
  /** For each state: the last event of a path, and each value of the context that the screen reads. */
  readonly facts: Set<string>;
};

/** The values that a screen read during rendering: with equal values it looks the same. */
type RenderedScreen = { readonly values: ReadonlyMap<string, string>; readonly picture: Picture };

/**
 * Renders the reached states of a flow, and returns those that look different, in the order in which they are reached.
 */
export async function picturesOf(screen: FlowScreen): Promise<readonly Picture[]> {
  const pictures = new Map<string, Picture>();
  const renderedByState = new Map<string, RenderedScreen[]>();
  for (const reached of reachedStates(screen.flow)) {
    const snapshot = lastState(reached.steps);
    const values = valuesIn(snapshot.context);
    const stateKey = JSON.stringify([
      snapshot.value,
      Object.entries<AnyActorRef>(snapshot.children).map(([id, child]) => [id, child.getSnapshot()]),
    ]);
    const rendered = renderedByState.get(stateKey) ?? [];
    const match = rendered.find((one) => [...one.values].every(([key, value]) => values.get(key) === value));
    if (match) {
      addFacts(match.picture, reached, snapshot.context, [...match.values.keys()]);
      continue;
    }
    if (rendered.length === 0) await loadFor(screen.render(frozen(snapshot)));
    const { tracked, read } = trackReads(snapshot);
    const markup = await markupOf(screen.render(frozen(tracked)));
    const picture = pictures.get(markup.html) ?? {
      ...markup,
      first: reached,
      states: new Set<string>(),
      facts: new Set<string>(),
    };
    pictures.set(markup.html, picture);
    renderedByState.set(stateKey, [
      ...rendered,
      { picture, values: new Map([...read].map((key) => [key, values.get(key) ?? ''])) },
    ]);
    addFacts(picture, reached, snapshot.context, [...read]);
  }
  return [...pictures.values()];
}

function addFacts(
  { states, facts }: Picture,
  { state, path }: Reached,
  context: Readonly<Record<string, unknown>>,
  read: readonly string[],
): void {
  states.add(state);
  facts.add(state).add(causeIn(state, path.events.at(-1)));
  for (const key of read)
    for (const [field, value] of leavesIn(context[key], key)) facts.add(`${state} with ${field}: ${value}`);
}

/** Returns the fact that an event case led to a state. */
export const causeIn = (state: string, event = 'the beginning'): string => `${state} after ${event}`;

const valuesIn = (context: object): ReadonlyMap<string, string> =>
  new Map(Object.entries(context).map(([key, value]) => [key, JSON.stringify(value) ?? '']));
