import { messages } from '#contract/shared/messages.ts';
import { selfDestroyingWorkerPath, workerPath } from '#contract/http/offline.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { isRouted } from '#contract/site/routed.ts';
import { isReturnPath, paths } from '#contract/site/site-paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { clientAddress } from '../http/client.ts';
import { keepOpener } from '../http/keep-opener.ts';
import { noReferrer } from '../http/no-referrer.ts';
import { originOf } from '../http/origin.ts';
import type { MethodsAt } from '../http/refuse-method.ts';
import { createFileReader } from '../ssr/file-reader.ts';
import { servedFile } from '../ssr/files.ts';
import { sendFile, sendPage } from '../ssr/send.ts';
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

/** Case-insensitive, like the router. */
const misspelled = /^\/oakhils(?=\/|$)/i;
