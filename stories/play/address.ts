import { jsonOf, payloadOf } from '#tools/flows/paths/path-record.ts';
import { knownMoves, type KnownMove, type Move } from './moves.ts';
import type { AnyFlow } from '#tools/flows/paths/flow.ts';

/** A path through a flow: the input of its machine, and the events. */
export type PlayPath = { readonly input: unknown; readonly moves: readonly Move[] };

/**
 * Encodes a path for a URL: the code of its input, then that of each event, joined by hyphens. Returns null if an event
 * equals no case of the flow.
 */
export function encodePath(flow: AnyFlow, { input, moves }: PlayPath): string | null {
  const knownCodes = new Set(knownMoves(flow).map(codeOfMove));
  const codes = moves.map(codeOfMove);
  return codes.every((code) => knownCodes.has(code)) ? [codeOf(jsonOf({ input })), ...codes].join('-') : null;
}

/**
 * Decodes a path up to the first event that the flow no longer has; uses the default input if the flow no longer has
 * the encoded one.
 */
export function decodePath(flow: AnyFlow, encoded: string): PlayPath {
  const [inputCode, ...codes] = encoded.split('-');
  const input: unknown = flow.inputs.find((candidate: unknown) => codeOf(jsonOf({ input: candidate })) === inputCode);
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

/** Returns the FNV-1a hash, 32 bits, of the data as JSON. */
function codeOf(data: unknown): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(data)) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}
