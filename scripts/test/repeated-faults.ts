import type { Fault } from '../../tests/model/sabotage/fault.ts';

/** Line and column count from 1, as in Stryker's report. */
type Position = { readonly line: number; readonly column: number };
type Mutant = { readonly replacement?: string | undefined; readonly location: { readonly start: Position; readonly end: Position } };

/** Returns a source text with one of Stryker's mutants in it. */
export const mutated = (source: string, { replacement = '', location: { start, end } }: Mutant): string =>
  source.slice(0, offsetIn(source, start)) + replacement + source.slice(offsetIn(source, end));

/** Returns the number of characters before a position. */
export const offsetIn = (source: string, { line, column }: Position): number =>
  source.split('\n').slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;

const withoutSpace = (text: string) => text.replaceAll(/\s+/g, '');

/** Returns the hand-written mutants that change a source text exactly as one of the given mutants. */
export function repeatedFaults(source: string, faults: readonly Fault[], mutants: readonly string[]): string[] {
  const known = new Set(mutants.map(withoutSpace));
  return faults.filter(({ find, replace }) => known.has(withoutSpace(source.replace(find, () => replace)))).map(({ fault }) => fault);
}
