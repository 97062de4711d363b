import { jsonOf, payloadOf } from '#tests/model/lib/walked.ts';
import { knownMoves, type KnownMove, type Move } from './moves.ts';
import type { AnyFlow } from './played-flows.ts';

/** A walk through a flow: what its machine begins with, and the moves. */
export type Way = { readonly input: unknown; readonly moves: readonly Move[] };

/** A way as a word of letters, digits and hyphens: the code of its input, then that of each move. Null if it has a move that is no case of the flow. */
export function wordOf(flow: AnyFlow, { input, moves }: Way): string | null {
  const known = new Set(knownMoves(flow).map(({ event }) => event));
  return moves.every(({ event }) => known.has(event)) ? [codeOf(jsonOf({ input })), ...moves.map(codeOfMove)].join('-') : null;
}

/** The way of a word, as far as the flow of today has its moves; from the beginning of the flow where it has not its input. */
export function wayOf(flow: AnyFlow, word: string): Way {
  const [begun, ...codes] = word.split('-');
  const input: unknown = flow.inputs.find((one: unknown) => codeOf(jsonOf({ input: one })) === begun);
  const byCode = new Map(knownMoves(flow).map((move) => [codeOfMove(move), move]));
  const moves: KnownMove[] = [];
  for (const code of codes) {
    const move = byCode.get(code);
    if (!move) break;
    moves.push(move);
  }
  return input === undefined && flow.inputs[0] !== undefined ? { input: flow.inputs[0], moves: [] } : { input, moves };
}

const codeOfMove = ({ to, event }: Move) => codeOf([to, event.type, payloadOf(event)]);

/** FNV-1a, 32 bits, of the data as JSON. */
function codeOf(data: unknown): string {
  let hash = 0x811c9dc5;
  for (const sign of JSON.stringify(data)) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}
