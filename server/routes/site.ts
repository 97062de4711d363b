import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { messages } from '#contract/messages.ts';
import { Refused } from '#contract/refused.ts';
import { paths } from '#contract/site-paths.ts';
import type { Deps } from '../deps.ts';
import type { App, Call } from '../http/app-type.ts';
import { keepOpener } from '../http/keep-opener.ts';
import { originOf } from '../http/origin.ts';
import type { Coding, SiteFile } from '../site/files.ts';
import { codingSuffix } from '../site/files.ts';
import { keptPages, type KeptPage } from '../site/kept-pages.ts';

/** The built site. Oak Hills misspelled is moved for good (spec 000 §2); an address that is no file gets the page, with a head of its own; the page's router knows what it is. */
export function siteRoutes(app: App, deps: Deps): void {
  const page = keptPages(deps);
  for (const path of [paths.phoneReturn, paths.ipinReturn]) app.use(path, keepOpener);
  app.get('/oakhils/*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(pathname.replace('/oakhils', '/oakhills') + search, 301);
  });
  app.get('*', async (c) => {
    const { path } = c.req;
    const file = path === '/index.html' ? undefined : deps.site.get(path);
    if (file) return sendFile(c, file);
    if (!page || path.startsWith('/assets/')) throw new Refused('404', messages.notFound);
    return sendPage(c, await page(path, originOf(c, deps)));
  });
}

function sendPage(c: Call, { etag, bodies }: KeptPage): Response {
  const coding = chooseCoding(bodies, c.req.header('Accept-Encoding') ?? '');
  const body = bodies[coding ?? 'identity'];
  if (isConfirmed(c, etag, 'no-cache')) return c.body(null, 304);
  c.header('Content-Type', 'text/html; charset=utf-8');
  return sendBody(c, coding, body.length, () => new Blob([new Uint8Array(body)]).stream());
}

function sendFile(c: Call, file: SiteFile): Response {
  if (isConfirmed(c, file.etag, file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')) return c.body(null, 304);
  const coding = chooseCoding(file.sizes, c.req.header('Accept-Encoding') ?? '');
  c.header('Content-Type', file.type);
  return sendBody(c, coding, file.sizes[coding ?? 'identity'] ?? 0, () => contents(coding ? file.path + codingSuffix[coding] : file.path));
}

/** Says how long to keep the answer; true when whoever asks has it already. */
function isConfirmed(c: Call, etag: string, keeping: string): boolean {
  c.header('Cache-Control', keeping);
  c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding');
  return c.req.header('If-None-Match')?.includes(etag) ?? false;
}

function sendBody(c: Call, coding: Coding | undefined, length: number, body: () => ReadableStream<Uint8Array>): Response {
  c.header('Content-Length', String(length));
  if (coding) c.header('Content-Encoding', coding);
  return c.req.method === 'HEAD' ? c.body(null) : c.body(body());
}

function chooseCoding(sizes: Readonly<Partial<Record<Coding, unknown>>>, accepted: string): Coding | undefined {
  const offered = accepted.split(',').map((each) => each.trim());
  const accepts = (coding: Coding) => offered.some((each) => each.split(';', 1)[0] === coding && !/;\s*q=0(\.0*)?$/.test(each));
  return (['br', 'gzip'] as const).find((coding) => sizes[coding] !== undefined && accepts(coding));
}

/** The boundary between Node's and the DOM's names for one and the same stream. */
const contents = (path: string) => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
