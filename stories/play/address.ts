import { jsonOf, payloadOf } from '#tests/model/lib/path-record.ts';
import { knownMoves, type KnownMove, type Move } from './moves.ts';
import type { AnyFlow } from './played-flows.ts';

/** A walk through a flow: what its machine begins with, and the moves. */
export type Way = { readonly input: unknown; readonly moves: readonly Move[] };

/** Encodes a way for a URL: the code of its input, then that of each move, joined by hyphens. Returns null if a move is not a case of the flow. */
export function encodeWay(flow: AnyFlow, { input, moves }: Way): string | null {
  const known = new Set(knownMoves(flow).map(({ event }) => event));
  return moves.every(({ event }) => known.has(event)) ? [codeOf(jsonOf({ input })), ...moves.map(codeOfMove)].join('-') : null;
}

/** Decodes a way up to the first move that the flow no longer has; starts at the beginning of the flow if it no longer has the input. */
export function decodeWay(flow: AnyFlow, encoded: string): Way {
  const [begun, ...codes] = encoded.split('-');
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
  for (const char of JSON.stringify(data)) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}
