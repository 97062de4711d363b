import type { AnyStateMachine } from 'xstate';
import { declaredTransitions } from '../inspect/transitions.ts';
import type { Mutant } from './mutant.ts';
import { sourceRangesOf, type Named, type Range } from './source-ranges.ts';

/** The source ranges of a transition: its own, and those of what it references by name. */
export type Origin = { readonly key: string; readonly ranges: readonly Range[] };

/**
 * Finds the source ranges of each declared transition in the file of its machine: its own, those of the guards and
 * actions that it names, and those of the constants and functions that these reference. Entry and exit actions of
 * states belong to no transition. Throws if a transition is not found.
 */
export function originsOf(machine: AnyStateMachine, text: string): readonly Origin[] {
  const { branches, implementations, declarations } = sourceRangesOf(text);
  const counts = new Map<string, number>();
  return [...declaredTransitions(machine).values()].map(({ key, source, event, guard, actions }) => {
    const index = counts.get(`${source} · ${event}`) ?? 0;
    counts.set(`${source} · ${event}`, index + 1);
    const branch = branches.find(
      (each) => each.index === index && [machine.id, ...each.path].join('.') === source && each.event === event,
    );
    if (!branch) throw new Error(`${machine.id}: ${key} is not found in its file.`);
    const called = new Set([guard, ...actions.split(', ')]);
    const sources = [branch, ...implementations.filter(({ name }) => called.has(name))];
    return { key, ranges: [...sources, ...mentionedBy(sources, declarations)].map(({ range }) => range) };
  });
}

/** Returns the declarations that these texts reference, directly or through other declarations. */
function mentionedBy(texts: readonly Pick<Named, 'mentions'>[], declarations: readonly Named[]): readonly Named[] {
  const found = new Set<Named>();
  const follow = ({ mentions }: Pick<Named, 'mentions'>): void => {
    for (const declared of declarations.filter((each) => mentions.has(each.name) && !found.has(each))) {
      found.add(declared);
      follow(declared);
    }
  };
  texts.forEach(follow);
  return [...found];
}

export type PlacedMutants = {
  /** By the key of a transition. */ readonly transitions: ReadonlyMap<string, readonly Mutant[]>;
  /** Mutants of states, of the context, and of several branches at once. */ readonly others: readonly Mutant[];
};

/** Mutants with the time of their run. */
export type StoredMutants = PlacedMutants & { readonly at: string };

export function placedMutants(origins: readonly Origin[], mutants: readonly Mutant[]): PlacedMutants {
  const isIn = ({ start, end }: Mutant, { ranges }: Origin) =>
    ranges.some((range) => range.start <= start && end <= range.end);
  return {
    transitions: new Map(origins.map((origin) => [origin.key, mutants.filter((mutant) => isIn(mutant, origin))])),
    others: mutants.filter((mutant) => !origins.some((origin) => isIn(mutant, origin))),
  };
}
