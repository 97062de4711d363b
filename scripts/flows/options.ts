import { parseArgs } from 'node:util';
import { engineNames, widthNames, type EngineName, type WidthName } from '#tools/browsers/names.ts';
import type { Level } from '#tools/flows/paths/path-record.ts';
import { strengths, type Strength } from '#tools/flows/criteria/strength.ts';

/** Options of the browser level. */
export type BrowserRun = {
  readonly engines: readonly EngineName[];
  readonly widths: readonly WidthName[];
  /** Whether to run only one path of each flow, the one that Firefox or WebKit runs, too. */
  readonly isSample: boolean;
  readonly isHeaded: boolean;
};

export type FlowsOptions = {
  readonly flows: readonly string[];
  readonly levels: readonly Level[];
  readonly browsers: BrowserRun;
  /** A coverage criterion other than every transition, which runs on the machine only. */
  readonly strength: Strength | null;
  /** A tag, branch or commit to compare the machines with. */
  readonly diff: string | null;
  /** Whether to run only the paths affected by the changes since `diff`. */
  readonly isChangedOnly: boolean;
  /** A folder to write the test sheets into. */
  readonly sheets: string | null;
  /** Files of filled test sheets. */
  readonly results: readonly string[];
};

export class UsageError extends Error {}

const options = {
  level: { type: 'string', multiple: true },
  engine: { type: 'string', multiple: true },
  device: { type: 'string', multiple: true },
  sample: { type: 'boolean' },
  shard: { type: 'string' },
  headed: { type: 'boolean' },
  strength: { type: 'string' },
  diff: { type: 'string' },
  changed: { type: 'boolean' },
  sheets: { type: 'string' },
  results: { type: 'string', multiple: true },
} as const;

/**
 * Parses the command line. Defaults to all flows at all levels, in desktop Chromium; `--shard 2/4` selects every fourth
 * flow, starting with the second. Returns an error message for invalid arguments.
 */
export function optionsOf(
  args: readonly string[],
  allFlows: readonly string[],
  levels: readonly Level[],
): FlowsOptions | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const flows = positionals.length > 0 ? namedOf('flow', positionals, allFlows) : allFlows;
    const shard = shardOf(values.shard ?? '1/1');
    if (values.strength !== undefined && values.level?.some((level) => level !== 'machine'))
      throw new UsageError('--strength runs on the machine only: leave out --level.');
    if (values.changed && values.diff === undefined)
      throw new UsageError('--changed needs --diff with a tag, branch or commit to compare with.');
    return {
      flows: flows.filter((_, index) => index % shard.count === shard.number - 1),
      levels: values.strength === undefined ? namedOf('level', values.level ?? levels, levels) : ['machine'],
      browsers: {
        engines: namedOf('engine', values.engine ?? ['chromium'], engineNames),
        widths: namedOf('device', values.device ?? ['desktop'], widthNames),
        isSample: values.sample ?? false,
        isHeaded: values.headed ?? false,
      },
      strength: values.strength === undefined ? null : (namedOf('strength', [values.strength], strengths)[0] ?? null),
      diff: values.diff ?? null,
      isChangedOnly: values.changed ?? false,
      sheets: values.sheets ?? null,
      results: values.results ?? [],
    };
  } catch (error) {
    if (error instanceof UsageError || error instanceof TypeError) return error.message;
    throw error;
  }
}

/** Returns the named ones of `all`, in the order of `all`. */
function namedOf<Name extends string>(kind: string, names: readonly string[], all: readonly Name[]): readonly Name[] {
  const unknown = names.filter((name) => !all.some((one) => one === name));
  if (unknown.length > 0)
    throw new UsageError(`There is no ${kind} named ${unknown.join(', ')}. The ${kind}s are: ${all.join(', ')}.`);
  return all.filter((one) => names.includes(one));
}

function shardOf(text: string): { number: number; count: number } {
  const [number = 0, count = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  if (number < 1 || number > count)
    throw new UsageError(`There is no shard ${text}. A shard is a part of so many, such as 1/4.`);
  return { number, count };
}
