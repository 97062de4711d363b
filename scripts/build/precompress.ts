import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
const minBytes = 1_024;

/** Compresses the files of a folder that benefit from it, each into a copy beside it. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
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
