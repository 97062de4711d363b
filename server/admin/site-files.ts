import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { createFileReader } from '../ssr/file-reader.ts';
import { servedFile } from '../ssr/files.ts';
import { sendFile } from '../ssr/send.ts';

/** Serves the files that previews and picture fields show, where the back office has a port of its own. */
export function siteFiles(app: App, { site }: Pick<Deps, 'site'>): void {
  const read = createFileReader();
  app.get('*', async (c, next) => {
    const { path } = c.req;
    const file = /^\/(?:assets|images)\//.test(path) ? servedFile(site, path) : undefined;
    return file ? sendFile(c, file, read) : next();
  });
}
