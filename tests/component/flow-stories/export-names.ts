import { createHash } from 'node:crypto';
import type { AnyStateMachine } from 'xstate';
import { pathNumber } from '#tools/flows/paths/path-number.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import { pathRecordOf } from '#tools/flows/paths/path-record.ts';
import type { Chosen } from './chosen.ts';

/**
 * Names the exports of stories, from which Storybook derives their ids: the first story of a state is named after it,
 * the second one also after the event that led there, and any other after its path.
 */
export function exportNames(machine: AnyStateMachine, chosen: readonly Chosen[]): readonly string[] {
  const usedNames = new Set<string>();
  return chosen.map(({ first }) => {
    const record = pathRecordOf('machine', machine, first);
    const { event, data } = lastOf(record.steps);
    const state = pascal(first.state);
    const byCause = `${state}${pascal(causeName(event, data))}`;
    const name = [state, byCause].find((one) => !usedNames.has(one)) ?? `${byCause}${letterHash(pathNumber(record))}`;
    usedNames.add(name);
    return name;
  });
}

const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** Returns `signIn refused` for `signIn done` with that outcome. */
function causeName(event: string, data: unknown): string {
  if (event === 'xstate.init') return 'begun';
  const output: unknown = typeof data === 'object' && data !== null && 'output' in data ? data.output : undefined;
  const kind: unknown = typeof output === 'object' && output !== null && 'kind' in output ? output.kind : output;
  return typeof kind === 'string' ? event.replace(/done$/, kind) : event;
}

/** Hashes a text to letters only, since Storybook separates digits. */
const letterHash = (text: string): string =>
  Array.from(createHash('sha256').update(text).digest().subarray(0, 4), (byte, index) =>
    String.fromCharCode((index === 0 ? 65 : 97) + (byte % 26)),
  ).join('');
