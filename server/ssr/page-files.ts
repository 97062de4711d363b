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

/** Chunk that hydrates every page. The template already lists its files. */
const commonChunk = 'site';

/** Returns the script URLs of the given lazy modules, without those that every page loads. */
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
  const common = closureOf(
    chunks,
    Object.keys(chunks).filter((key) => chunks[key]?.name === commonChunk),
  );
  return (modules) => {
    const needed = closureOf(
      chunks,
      modules.flatMap((name) => entries.get(moduleOfChunk(name)) ?? []),
    );
    return [...needed]
      .filter((key) => !common.has(key))
      .flatMap((key) => chunks[key]?.file ?? [])
      .map((path) => `/${path}`);
  };
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
