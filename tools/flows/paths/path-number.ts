import { createHash } from 'node:crypto';
import type { PathRecord } from './path-record.ts';
import { kebab } from './kebab.ts';

/** Crockford's Base32: no letter looks like a digit. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns a number that depends only on the events of a path and their payloads, not on its position in the list:
 * `login-4F2A7K`.
 */
export function pathNumber({
  machine,
  steps,
}: Pick<PathRecord, 'machine'> & { steps: readonly Pick<PathRecord['steps'][number], 'event' | 'data'>[] }): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(steps.map(({ event, data }) => [event, data])))
    .digest();
  return `${kebab(machine)}-${Array.from(hash.subarray(0, 6), (byte) => digits[byte % 32]).join('')}`;
}
