import type { Source } from '../paths/path-record.ts';

type Answered = {
  readonly event: string;
  /** Null if the step waited for no call. */ readonly source: Source | null;
  /** Why the server cannot answer so, by the definition of the flow. */ readonly reason: string | null;
};

/**
 * Returns what is wrong with the source of an answer, or null: a test may invent only an error, and an answer for which
 * the definition of its flow says why the server cannot give it.
 */
export function wrongSource({ event, source, reason }: Answered): string | null {
  if (source === 'invented' && reason === null && !event.endsWith(' error'))
    return `The test answers "${event}" itself. Let the server answer, or say in \`invented\` of its example why it cannot.`;
  if (source === 'server' && reason !== null)
    return `The server answers "${event}", although \`invented\` of its example says: ${reason}`;
  return null;
}
