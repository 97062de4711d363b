import { parseArgs } from 'node:util';
import { ReviewError } from './review-error.ts';

export type ReviewOptions = {
  /** Tag, branch, commit or folder to compare with; null for the last accepted commit. */
  readonly before: string | null;
  /** Search words, one of which the id or the title of a story must contain; empty for all stories. */
  readonly only: readonly string[];
  /** Serves the report and writes decisions into `review/`. */
  readonly isServed: boolean;
  /** Compares the sample that `npm test` compares, one story of each flow. */
  readonly isSample: boolean;
  /** Inspects all stories with axe, in normal and in forced colours. */
  readonly isAxe: boolean;
  /** Marks the current commit, or the sample, as accepted. */
  readonly isAccepting: boolean;
  readonly port: number;
};

const options = {
  only: { type: 'string', multiple: true },
  axe: { type: 'boolean' },
  sample: { type: 'boolean' },
  serve: { type: 'boolean' },
  accept: { type: 'boolean' },
  port: { type: 'string' },
} as const;

/** Parses the command line. Throws a `ReviewError` for invalid arguments. */
export function optionsOf(args: readonly string[]): ReviewOptions {
  const { values, positionals } = parsed(args);
  if (positionals.length > 1)
    throw new ReviewError(`Compare with one tree at a time, not with ${positionals.join(', ')}.`);
  return {
    before: positionals[0] ?? null,
    only: (values.only ?? []).map((word) => word.toLowerCase()),
    isServed: values.serve ?? false,
    isSample: values.sample ?? false,
    isAxe: values.axe ?? false,
    isAccepting: values.accept ?? false,
    port: numberOf('--port', values.port ?? '6008', 1, 65_535),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    if (error instanceof TypeError) throw new ReviewError(error.message);
    throw error;
  }
}

function numberOf(name: string, text: string, min: number, max: number): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (number < min || number > max) throw new ReviewError(`${name} takes a number from ${min} to ${max}, not ${text}.`);
  return number;
}
