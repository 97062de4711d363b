import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildWorker } from './build-worker.ts';

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
const minBytes = 1_024;

/** Builds the site and its service worker, and precompresses files that benefit from it. */
export async function buildSite(): Promise<void> {
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: 'src/app/boot/entry-server.tsx' } });
  await buildWorker('dist/site');
  const entries = await readdir('dist/site', { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(paths.map(({ parentPath, name }) => compress(join(parentPath, name))));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < minBytes) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params: quality }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
