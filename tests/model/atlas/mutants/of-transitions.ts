import type { AnyStateMachine } from 'xstate';
import { declaredTransitions } from '#machines/lib/transitions.ts';
import type { Mutant } from './mutant.ts';
import { sourceRangesOf, type Named, type Range } from './source-ranges.ts';

/** Where a transition is written: itself, and what it calls by name. */
export type Origin = { readonly key: string; readonly ranges: readonly Range[] };

/**
 * Where each declared transition stands in the file of its machine. The guards and actions that it names belong to it, and the constants and functions of
 * the file that these mention; what a state does on entry or exit belongs to no transition. Throws for a transition that is not found.
 */
export function originsOf(machine: AnyStateMachine, text: string): readonly Origin[] {
  const { branches, implementations, declarations } = sourceRangesOf(text);
  const counts = new Map<string, number>();
  return [...declaredTransitions(machine).values()].map(({ key, source, event, guard, actions }) => {
    const index = counts.get(`${source} · ${event}`) ?? 0;
    counts.set(`${source} · ${event}`, index + 1);
    const branch = branches.find((each) => each.index === index && [machine.id, ...each.path].join('.') === source && each.event === event);
    if (!branch) throw new Error(`${machine.id}: ${key} is not found in its file.`);
    const called = new Set([guard, ...actions.split(', ')]);
    const own = [branch, ...implementations.filter(({ name }) => called.has(name))];
    return { key, ranges: [...own, ...mentionedBy(own, declarations)].map(({ range }) => range) };
  });
}

/** The declarations that these texts mention, and those that the declarations mention in turn. */
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

export type PlacedMutants = { /** By the key of a transition. */ readonly transitions: ReadonlyMap<string, readonly Mutant[]>; /** Of states, of the context, and of several branches at once. */ readonly others: readonly Mutant[] };

/** With the time of the run. */
export type KeptMutants = PlacedMutants & { readonly at: string };

export function placedMutants(origins: readonly Origin[], mutants: readonly Mutant[]): PlacedMutants {
  const isIn = ({ start, end }: Mutant, { ranges }: Origin) => ranges.some((range) => range.start <= start && end <= range.end);
  return {
    transitions: new Map(origins.map((origin) => [origin.key, mutants.filter((mutant) => isIn(mutant, origin))])),
    others: mutants.filter((mutant) => !origins.some((origin) => isIn(mutant, origin))),
  };
}
