import { parseArgs } from 'node:util';
import type { Level } from '#tests/flows/lib/walked.ts';

export type FlowsOptions = { readonly flows: readonly string[]; readonly levels: readonly Level[]; readonly isHeaded: boolean; /** A scenario file, whose journey is walked in the place of the generated paths. */ readonly replay: string | null };

/** What the command line asks for: all flows and all levels unless it names some, or with `--shard 2/4` every fourth flow from the second on. A string says what is wrong with it. */
export function optionsOf(args: readonly string[], known: readonly string[], levels: readonly Level[]): FlowsOptions | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { level: { type: 'string', multiple: true }, shard: { type: 'string' }, headed: { type: 'boolean' }, replay: { type: 'string' } } });
    const unknown = positionals.filter((name) => !known.includes(name));
    if (unknown.length > 0) return `There is no flow named ${unknown.join(', ')}. The flows are: ${known.join(', ')}.`;
    const asked = values.level ?? levels;
    const odd = asked.filter((level) => !levels.some((one) => one === level));
    if (odd.length > 0) return `There is no level named ${odd.join(', ')}. The levels are: ${levels.join(', ')}.`;
    const shard = shardOf(values.shard ?? '1/1');
    if (!shard) return `There is no shard ${values.shard}. A shard is a part of so many, such as 1/4.`;
    const chosen = positionals.length > 0 ? known.filter((name) => positionals.includes(name)) : known;
    return { flows: chosen.filter((_, index) => index % shard.of === shard.part - 1), levels: levels.filter((level) => asked.includes(level)), isHeaded: values.headed ?? false, replay: values.replay ?? null };
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
}

function shardOf(text: string): { part: number; of: number } | null {
  const [part = 0, of = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  return part >= 1 && part <= of ? { part, of } : null;
}
