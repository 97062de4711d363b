import { existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { ContentEncoding } from '../http/content-encoding.ts';

export type SiteFile = {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  /** Whether its name contains its content hash, so that the file never changes under this URL. */
  readonly immutable: boolean;
  /** Sizes of the file and of its compressed copies beside it. */
  readonly sizes: Readonly<Partial<Record<ContentEncoding, number>> & { identity: number }>;
};
export type Site = ReadonlyMap<string, SiteFile>;

export const encodingSuffix: Readonly<Record<ContentEncoding, string>> = { br: '.br', gzip: '.gz' };

/** Returns the files of a built site by URL path. Only these are ever served, so path traversal is impossible. */
export function readSite(folder: string): Site {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !Object.values(encodingSuffix).includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [`/${relative(folder, path).split(sep).join('/')}`, describe(folder, path)]));
}

/** Returns the file that is served at this path. What starts with a dot is for the build, such as Vite's manifest. */
export const servedFile = (site: Site, path: string): SiteFile | undefined =>
  path.includes('/.') ? undefined : site.get(path);

function describe(folder: string, path: string): SiteFile {
  const { size, mtimeMs } = statSync(path);
  return {
    path,
    type: getMimeType(path) ?? 'application/octet-stream',
    etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
    immutable: relative(folder, path).startsWith(`assets${sep}`),
    sizes: { identity: size, ...sizeOf('br', path), ...sizeOf('gzip', path) },
  };
}

function sizeOf(encoding: ContentEncoding, path: string): Partial<Record<ContentEncoding, number>> {
  const size = statSync(path + encodingSuffix[encoding], { throwIfNoEntry: false })?.size;
  return size === undefined ? {} : { [encoding]: size };
}
