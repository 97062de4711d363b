import { readFileSync } from 'node:fs';
import type { Site } from './files.ts';

/** The built page: with the tag of the styles that every page begins with, and these styles, which a page with styles of its own has in one file with them. */
export type Template = { readonly html: string; readonly stylesTag: string; readonly styles: string };

export function readTemplate(site: Site): Template | null {
  const page = site.get('/index.html');
  if (!page) return null;
  const html = readFileSync(page.path, 'utf8');
  const [stylesTag = '', address = ''] = /<link rel="stylesheet" crossorigin href="([^"]+)">\s*/.exec(html) ?? [];
  const sheet = site.get(address);
  return sheet ? { html, stylesTag, styles: readFileSync(sheet.path, 'utf8') } : { html, stylesTag: '', styles: '' };
}
