import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { messages } from '#contract/messages.ts';
import { Refused } from '#contract/refused.ts';
import { paths } from '#contract/site-paths.ts';
import type { Deps } from '../deps.ts';
import type { App, Call } from '../http/app-type.ts';
import { keepOpener } from '../http/keep-opener.ts';
import type { Coding, Site, SiteFile } from '../site/files.ts';
import { codingSuffix } from '../site/files.ts';

/** The built site. An address that is no file gets the page, whose router knows what it is. */
export function siteRoutes(app: App, { site }: Deps): void {
  for (const path of [paths.phoneReturn, paths.ipinReturn]) app.use(path, keepOpener);
  app.get('*', (c) => {
    const file = find(site, c.req.path);
    if (!file) throw new Refused('404', messages.notFound);
    return send(c, file);
  });
}

function find(site: Site, address: string): SiteFile | undefined {
  const file = address === '/' ? undefined : site.get(address);
  return file ?? (address.startsWith('/assets/') ? undefined : site.get('/index.html'));
}

function send(c: Call, file: SiteFile): Response {
  c.header('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  c.header('ETag', file.etag);
  c.header('Vary', 'Accept-Encoding');
  if (c.req.header('If-None-Match')?.includes(file.etag)) return c.body(null, 304);
  const coding = chooseCoding(file, c.req.header('Accept-Encoding') ?? '');
  c.header('Content-Type', file.type);
  c.header('Content-Length', String(file.sizes[coding ?? 'identity']));
  if (coding) c.header('Content-Encoding', coding);
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(contents(coding ? file.path + codingSuffix[coding] : file.path));
}

function chooseCoding({ sizes }: SiteFile, accepted: string): Coding | undefined {
  const offered = accepted.split(',').map((each) => each.trim());
  const accepts = (coding: Coding) => offered.some((each) => each.split(';', 1)[0] === coding && !/;\s*q=0(\.0*)?$/.test(each));
  return (['br', 'gzip'] as const).find((coding) => sizes[coding] !== undefined && accepts(coding));
}

/** The boundary between Node's and the DOM's names for one and the same stream. */
const contents = (path: string) => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
