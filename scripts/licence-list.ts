import * as z from 'zod';

const lock = z.object({ packages: z.record(z.string(), z.object({ version: z.optional(z.string()), license: z.optional(z.string()), dev: z.optional(z.boolean()), devOptional: z.optional(z.boolean()) })) });

/** Licences allowed in production: they require no more than attribution. */
const allowed = new Set(['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1']);

export type Licensed = { name: string; version: string; licence: string };

/** Returns the production packages of the lock file, sorted by name. */
export function productionPackages(lockFile: unknown): Licensed[] {
  return Object.entries(lock.parse(lockFile).packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version = '', license = 'none' }]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), version, licence: license }))
    .toSorted((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1));
}

/** Returns whether an SPDX expression can be satisfied by allowed licences: all of those joined by AND, any of those joined by OR. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '').trim();
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((id) => allowed.has(id)));
}

/** Formats the list for the docs. */
export function licenceList(packages: readonly Licensed[]): string {
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return ['# Licences', '', 'What goes into production, and under which licence: written by `node --import tsx scripts/licences.ts --write`.', '', '| package | version | licence |', '|---|---|---|', ...rows, ''].join('\n');
}
