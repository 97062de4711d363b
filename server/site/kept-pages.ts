import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pageInfoOf } from '#contract/pages/page-infos.ts';
import type { Deps } from '../deps.ts';
import type { Coding } from './files.ts';
import { renderPage } from './page.ts';

export type KeptPage = { readonly etag: string; readonly bodies: Readonly<Record<Coding | 'identity', Buffer>> };

/** As long as anyone may keep a public read. */
const keptFor = 60_000;
/** More than the pages that there are; a stranger's host names do not fill the memory. */
const most = 200;

/** The pages of a built site, each made anew once a minute when it is asked for. Null without a built site. */
export function keptPages(deps: Deps): ((address: string, origin: string) => Promise<KeptPage>) | null {
  const file = deps.site.get('/index.html');
  if (!file) return null;
  const template = readFileSync(file.path, 'utf8');
  const kept = new Map<string, { readonly page: Promise<KeptPage>; readonly at: number }>();
  return (address, origin) => {
    const key = `${origin} ${pageInfoOf(address) ? address : ''}`;
    const now = deps.now().getTime();
    const found = kept.get(key);
    if (found && now - found.at < keptFor) return found.page;
    if (kept.size >= most) kept.clear();
    const page = renderPage(deps, template, address, origin).then(compressed);
    kept.set(key, { page, at: now });
    page.catch(() => kept.delete(key));
    return page;
  };
}

async function compressed(html: string): Promise<KeptPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    promisify(gzip)(identity),
  ]);
  return { etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`, bodies: { identity, br, gzip: gz } };
}
