import { messages } from '#contract/shared/messages.ts';
import { selfDestroyingWorkerPath, workerPath } from '#contract/http/offline.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { isRouted } from '#contract/site/routed.ts';
import { isReturnPath, paths } from '#contract/site/site-paths.ts';
import type { Deps } from '../deps.ts';
import type { App, Call } from '../http/app-type.ts';
import { clientAddress } from '../http/client.ts';
import { negotiateEncoding, type ContentEncoding } from '../http/content-encoding.ts';
import { keepOpener } from '../http/keep-opener.ts';
import { noReferrer } from '../http/no-referrer.ts';
import { originOf } from '../http/origin.ts';
import type { MethodsAt } from '../http/refuse-method.ts';
import { createFileReader, type ReadFile } from '../ssr/file-reader.ts';
import type { SiteFile } from '../ssr/files.ts';
import { encodingSuffix, servedFile } from '../ssr/files.ts';
import type { CompressedText } from '../ssr/compressed-text.ts';
import { createSitePages } from '../ssr/site-pages.ts';

/**
 * Serves the built site. Redirects the misspelled Oak Hills permanently, and the shared URL of an offer to its page
 * (spec 000 §2). Missing files and pages of something that does not exist respond 404; any other unknown path redirects
 * to the home page, invalid query parameters to the page without them.
 */
export function siteRoutes(app: App, deps: Deps): void {
  const page = createSitePages(deps);
  const read = createFileReader();
  for (const path of [paths.phoneReturn, paths.ipinReturn]) app.use(path, keepOpener, noReferrer);
  // A form that is submitted before or without its script posts here: no typed data is in a URL, and the body is
  // ignored.
  app.post('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (!isRouted(c.req.path)) return next();
    return c.redirect(pathname + search, 303);
  });
  app.get('*', async (c) => {
    const { path } = c.req;
    const { pathname, search } = new URL(c.req.url);
    if (misspelled.test(pathname)) return c.redirect(pathname.replace(misspelled, '/oakhills') + search, 301);
    if (path === '/index.html') return c.redirect(paths.home, 301);
    const file = servedFile(
      deps.site,
      path === workerPath && deps.env.OFFLINE_READING === 'off' ? selfDestroyingWorkerPath : path,
    );
    if (file) return sendFile(c, file, read);
    if (!page || path.startsWith('/assets/') || fileExtension.test(path)) throw new ApiError('404', messages.notFound);
    if (!isRouted(path)) return c.redirect(paths.home, 302);
    const found = await page({
      path,
      search,
      origin: originOf(c, deps),
      address: clientAddress(c, deps.env.TRUST_PROXY),
    });
    if ('location' in found) return c.redirect(found.location, found.status);
    const { html, isMissing, isFallback } = found;
    if (isMissing) c.status(404);
    else if (!isFallback && !isReturnPath(path)) c.header('CDN-Cache-Control', `max-age=${sharedMaxAgeSeconds}`);
    return sendPage(c, html);
  });
}

/**
 * Returns the methods for a file or page of the site. Pages accept POST from forms that are submitted before their
 * script is loaded.
 */
export const methodsOfSite =
  ({ site }: Pick<Deps, 'site'>): MethodsAt =>
  (path) => {
    if (servedFile(site, path)) return ['GET', 'HEAD'];
    return isRouted(path) ? ['GET', 'HEAD', 'POST'] : [];
  };

/** A missing file gets 404, never a page. */
const fileExtension = /\.\w+$/;

/** For shared caches, in this process and in a CDN; browsers always revalidate. */
const sharedMaxAgeSeconds = 10;

const immutable = 'public, max-age=31536000, immutable';

/** Case-insensitive, like the router. */
const misspelled = /^\/oakhils(?=\/|$)/i;

function sendPage(c: Call, { tag, bodies }: CompressedText): Response {
  const encoding = negotiateEncoding(c.req.header('Accept-Encoding') ?? '', bodies);
  const body = bodies[encoding ?? 'identity'];
  if (isNotModified(c, `"${tag}"`, encoding, 'no-cache')) return c.body(null, 304);
  c.header('Content-Type', 'text/html; charset=utf-8');
  return sendBody(c, encoding, body.length, c.req.method === 'HEAD' ? null : body);
}

async function sendFile(c: Call, file: SiteFile, read: ReadFile): Promise<Response> {
  const encoding = negotiateEncoding(c.req.header('Accept-Encoding') ?? '', file.sizes);
  const size = file.sizes[encoding ?? 'identity'] ?? 0;
  // Read before any header is set: a deployment may have removed the file under the running server.
  const body = await read(encoding ? file.path + encodingSuffix[encoding] : file.path, size);
  if (!body) throw new ApiError('404', messages.notFound);
  const isFresh = isNotModified(c, file.etag, encoding, file.immutable ? immutable : 'no-cache');
  const isSent = !isFresh && c.req.method !== 'HEAD';
  if (!isSent && body instanceof ReadableStream) await body.cancel();
  if (isFresh) return c.body(null, 304);
  c.header('Content-Type', file.type);
  return sendBody(c, encoding, size, isSent ? body : null);
}

/**
 * Sets the caching headers. Returns whether the client already has this representation. Each encoding has its own ETag
 * (RFC 9110 §8.8.3).
 */
function isNotModified(c: Call, tag: string, encoding: ContentEncoding | undefined, cacheControl: string): boolean {
  const etag = encoding ? tag.replace(/"$/, `-${encoding}"`) : tag;
  c.header('Cache-Control', cacheControl);
  c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding');
  return c.req.header('If-None-Match')?.includes(etag) ?? false;
}

function sendBody(
  c: Call,
  encoding: ContentEncoding | undefined,
  length: number,
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null,
): Response {
  c.header('Content-Length', String(length));
  if (encoding) c.header('Content-Encoding', encoding);
  return body === null ? c.body(null) : c.body(body);
}
