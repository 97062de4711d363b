import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod';
import { moduleOfChunk } from '#contract/http/rendered-page.ts';
import type { Site } from './files.ts';

const chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  imports: z.optional(z.array(z.string())),
  isDynamicEntry: z.optional(z.boolean()),
});
type Manifest = z.output<typeof manifest>;
const manifest = z.record(z.string(), chunk);

/** Chunk that hydrates every page. */
const commonChunk = 'site';

/**
 * Returns the script URLs of a page with these lazy modules, the smallest first: a browser requests two scripts of low
 * priority until it has read the head, and the style sheet and the first picture need the line before the large ones.
 */
export type ChunkFiles = (modules: readonly string[]) => readonly string[];

/**
 * Reads Vite's manifest, so that a page can preload its chunks and all their imports in parallel. Without it the
 * browser discovers nested imports one by one, with a round trip for each.
 */
export function readChunkFiles(site: Site): ChunkFiles {
  const file = site.get('/.vite/manifest.json');
  if (!file) return () => [];
  const chunks = manifest.parse(JSON.parse(readFileSync(file.path, 'utf8')));
  const entries = new Map(
    Object.entries(chunks).flatMap(([key, { isDynamicEntry }]) =>
      isDynamicEntry ? [[basename(key, '.tsx'), key]] : [],
    ),
  );
  const common = Object.keys(chunks).filter((key) => chunks[key]?.name === commonChunk);
  const sizeOf = (path: string) => site.get(path)?.sizes.br ?? site.get(path)?.sizes.identity ?? 0;
  return (modules) =>
    [...closureOf(chunks, [...common, ...modules.flatMap((name) => entries.get(moduleOfChunk(name)) ?? [])])]
      .flatMap((key) => chunks[key]?.file ?? [])
      .map((path) => `/${path}`)
      .toSorted((one, other) => sizeOf(one) - sizeOf(other));
}

/** Returns the keys of these chunks and of all that they import statically. */
function closureOf(chunks: Manifest, keys: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    closureOf(chunks, chunks[key]?.imports ?? [], found);
  }
  return found;
}
