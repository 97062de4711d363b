import type { Fault } from '../../tests/model/sabotage/fault.ts';

/** Line and column count from 1, as in Stryker's report. */
type Position = { readonly line: number; readonly column: number };
type Mutant = { readonly replacement?: string | undefined; readonly location: { readonly start: Position; readonly end: Position } };

/** Returns a source text with one of Stryker's mutants in it. */
export function mutated(source: string, { replacement = '', location: { start, end } }: Mutant): string {
  const lines = source.split('\n');
  const offset = ({ line, column }: Position) => lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1;
  return source.slice(0, offset(start)) + replacement + source.slice(offset(end));
}

const withoutSpace = (text: string) => text.replaceAll(/\s+/g, '');

/** Names the hand-written mutants of a source text that change it as one of the given mutants does. */
export function repeatedFaults(source: string, faults: readonly Fault[], mutants: readonly string[]): string[] {
  const known = new Set(mutants.map(withoutSpace));
  return faults.filter(({ find, replace }) => known.has(withoutSpace(source.replace(find, () => replace)))).map(({ fault }) => fault);
}
