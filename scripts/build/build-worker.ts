import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import * as z from 'zod';
import { drawnIcon } from '../assets/drawn-icon.ts';
import { buildTarget } from './oldest-browsers.ts';

const manifest = z.record(z.string(), z.object({ file: z.string(), css: z.optional(z.array(z.string())) }));

/**
 * Bundles the service worker, with the list of this release's files, and the self-destroying worker that replaces it.
 */
export async function buildWorker(site: string): Promise<void> {
  const { build } = await import('esbuild');
  const built = manifest.parse(JSON.parse(await readFile(`${site}/.vite/manifest.json`, 'utf8')));
  // Only tests inspect flows.
  const chunkFiles = Object.entries(built).flatMap(([source, { file, css = [] }]) =>
    source === 'src/shared/flow/inspection.ts' ? [] : [file, ...css],
  );
  // The fonts with the characters of the site's own texts; other subsets are fetched when a page needs them.
  const fonts = (await readdir(`${site}/assets`))
    .filter((name) => name.endsWith('.woff2') && !name.includes('-more-'))
    .map((name) => `assets/${name}`);
  const files = [...new Set([...chunkFiles.filter((file) => /\.(css|js)$/.test(file)), ...fonts])]
    .map((file) => `/${file}`)
    .toSorted();
  const fontStyles = built['src/ui/fonts/fonts.css']?.file;
  const [initialStyles] = built['index.html']?.css ?? [];
  if (!fontStyles || !initialStyles)
    throw new Error('src/ui/fonts/fonts.css and the first styles have no files of their own');
  const styles = [`/${fontStyles}`, `/${initialStyles}`, '/assets/offline.1.css'];
  const id = createHash('sha256').update(files.join()).digest('hex').slice(0, 8);
  await build({
    entryPoints: { sw: 'worker/worker.ts', 'sw-off': 'worker/self-destroying.ts' },
    outdir: site,
    bundle: true,
    minify: true,
    format: 'iife',
    target: buildTarget(),
    define: { builtRelease: JSON.stringify({ id, files, styles, icon: drawnIcon }) },
    logLevel: 'warning',
  });
}
