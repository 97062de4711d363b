import { readFileSync } from 'node:fs';
import * as z from 'zod';

const manifest = z.record(z.string(), z.object({ file: z.string(), name: z.optional(z.string()) }));

/**
 * Returns the URL pattern of a chunk of the built site by the name of its module; the files of most chunks have no
 * names.
 */
export const chunk = (name: string): string => `**/${chunkFile(name)}`;

/** Returns the file of a chunk within the built site. */
export function chunkFile(name: string): string {
  const found = Object.values(manifest.parse(JSON.parse(readFileSync('dist/site/.vite/manifest.json', 'utf8')))).find(
    (each) => each.name === name,
  );
  if (!found) throw new Error(`The build has no chunk named ${name}.`);
  return found.file;
}
