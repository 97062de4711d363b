import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#contract/http/rendered-page.ts';

/** Loads the server-rendering bundle beside the built site in `siteFolder`; null if there is none. */
export async function readRenderer(siteFolder: string): Promise<RenderPage | null> {
  const file = resolve(siteFolder, '../render/entry-server.js');
  if (!existsSync(file)) return null;
  const { renderPage }: { renderPage: RenderPage } = await import(pathToFileURL(file).href);
  return renderPage;
}
