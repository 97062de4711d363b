import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { messages } from '#contract/messages.ts';
import { farewellPath, workerPath } from '#contract/offline.ts';
import { Refused } from '#contract/refused.ts';
import { isRouted } from '#contract/routed.ts';
import { isReturnPath, paths } from '#contract/site-paths.ts';
import type { Deps } from '../deps.ts';
import type { App, Call } from '../http/app-type.ts';
import { chooseCoding, type Coding } from '../http/coding.ts';
import { keepOpener } from '../http/keep-opener.ts';
import { originOf } from '../http/origin.ts';
import type { MethodsAt } from '../http/refuse-method.ts';
import { describeDefect } from '../log.ts';
import { findDetail, placeOf } from '../site/details.ts';
import type { SiteFile } from '../site/files.ts';
import { codingSuffix } from '../site/files.ts';
import type { CompressedText } from '../site/compressed-text.ts';
import { isFile } from '../site/is-file.ts';
import { stylesPath } from '../site/page.ts';
import { createSitePages } from '../site/site-pages.ts';

/** The built site. Oak Hills misspelled is moved for good, and the address under which an offer is shared leads to its page (spec 000 §2); a page has a head of its own, and one of something that does not exist says so in its status, too; what is neither file nor page leads to the main page. */
export function siteRoutes(app: App, deps: Deps): void {
  const page = createSitePages(deps);
  for (const path of [paths.phoneReturn, paths.ipinReturn]) app.use(path, keepOpener);
  // A form that is sent before, or without, its code: what was typed is in no address, and is read by nobody.
  app.post('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (!isRouted(c.req.path)) return next();
    return c.redirect(pathname + search, 303);
  });
  app.get('*', async (c) => {
    const { path } = c.req;
    const { pathname, search } = new URL(c.req.url);
    if (misspelled.test(pathname)) return c.redirect(pathname.replace(misspelled, '/oakhills') + search, 301);
    const offer = await sharedOffer(deps, pathname);
    if (offer !== undefined) return c.redirect(offer + search, 301);
    if (path === '/index.html') return c.redirect(paths.home, 301);
    const file = deps.site.get(path === workerPath && deps.env.OFFLINE_READING === 'off' ? farewellPath : path);
    if (file) return sendFile(c, file);
    const origin = originOf(c, deps);
    if (page && path === stylesPath) {
      const [of = paths.home, searched] = (c.req.query('of') ?? paths.home).split('?', 2);
      return sendText(c, (await page(of, searched ? `?${searched}` : '', origin)).css, 'text/css');
    }
    if (!page || path.startsWith('/assets/') || isFile(path)) throw new Refused('404', messages.notFound);
    if (!isRouted(path)) return c.redirect(paths.home, 302);
    const { html, isMissing } = await page(path, search, origin);
    if (isMissing) c.status(404);
    else if (!isReturnPath(path)) c.header('CDN-Cache-Control', `max-age=${sharedMaxAgeSeconds}`);
    return sendText(c, html, 'text/html');
  });
}

/** What may be done with a file and a page of the site. A page is posted to by a form that is sent before its code is there. */
export const methodsOfSite = ({ site }: Pick<Deps, 'site'>): MethodsAt => (path) => {
  if (site.has(path)) return ['GET', 'HEAD'];
  return isRouted(path) ? ['GET', 'HEAD', 'POST'] : [];
};

/** For shared caches, ours and a CDN; browsers always revalidate. */
const sharedMaxAgeSeconds = 10;

const immutable = 'public, max-age=31536000, immutable';

/** In any case, as the router reads addresses. */
const misspelled = /^\/oakhils(?=\/|$)/i;

/** The page of the offer that an address shares; nothing for any other address. */
async function sharedOffer(deps: Deps, pathname: string): Promise<string | undefined> {
  const place = /^\/specialoffer\/\d+\/*$/i.test(pathname) ? placeOf(pathname) : undefined;
  const detail = place && (await findDetail(deps, place).catch((defect: unknown) => deps.log.error('page read failed', describeDefect(defect))));
  return detail?.path;
}

/** What is asked for under the name of its content never changes. */
function sendText(c: Call, { tag, bodies }: CompressedText, type: string): Response {
  const coding = chooseCoding(c.req.header('Accept-Encoding') ?? '', bodies);
  const body = bodies[coding ?? 'identity'];
  if (isNotModified(c, `"${tag}"`, coding, c.req.query('v') === tag ? immutable : 'no-cache')) return c.body(null, 304);
  c.header('Content-Type', `${type}; charset=utf-8`);
  return sendBody(c, coding, body.length, () => new Blob([new Uint8Array(body)]).stream());
}

async function sendFile(c: Call, file: SiteFile): Promise<Response> {
  const coding = chooseCoding(c.req.header('Accept-Encoding') ?? '', file.sizes);
  // Opened before anything is said of it: a deployment may have taken it away under the running server.
  const opened = await open(coding ? file.path + codingSuffix[coding] : file.path).catch(() => null);
  if (!opened) throw new Refused('404', messages.notFound);
  const isFresh = isNotModified(c, file.etag, coding, file.immutable ? immutable : 'no-cache');
  if (isFresh || c.req.method === 'HEAD') await opened.close();
  if (isFresh) return c.body(null, 304);
  c.header('Content-Type', file.type);
  return sendBody(c, coding, file.sizes[coding ?? 'identity'] ?? 0, () => contents(opened));
}

/** Sets the caching headers; true when the request has this representation already. Each coding has an ETag of its own (RFC 9110 §8.8.3). */
function isNotModified(c: Call, tag: string, coding: Coding | undefined, cacheControl: string): boolean {
  const etag = coding ? tag.replace(/"$/, `-${coding}"`) : tag;
  c.header('Cache-Control', cacheControl);
  c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding');
  return c.req.header('If-None-Match')?.includes(etag) ?? false;
}

function sendBody(c: Call, coding: Coding | undefined, length: number, body: () => ReadableStream<Uint8Array>): Response {
  c.header('Content-Length', String(length));
  if (coding) c.header('Content-Encoding', coding);
  return c.req.method === 'HEAD' ? c.body(null) : c.body(body());
}

/** The boundary between Node's and the DOM's names for one and the same stream. */
const contents = (opened: FileHandle) => Readable.toWeb(opened.createReadStream()) as ReadableStream<Uint8Array>;
