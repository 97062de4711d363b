import { etag } from 'hono/etag';
import { html } from 'hono/html';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { cacheControl } from '../http/cache-policy.ts';
import { originOf } from '../http/origin.ts';
import type { SitePage } from '../services/site-map/pages.ts';
import { listPages } from '../services/site-map/pages.ts';

const cacheHeader = cacheControl({ maxAgeSeconds: 3_600 });

/**
 * Pages of members and of the sandbox: nothing for search engines. The API stays open to crawlers that render pages,
 * and asks not to be indexed itself.
 */
const disallowedPaths = ['/mypage', '/delete-account', '/sandbox'] as const;

/** Serves `/robots.txt` and `/sitemap.xml`. */
export function siteMapRoutes(app: App, deps: Deps): void {
  app.get('/robots.txt', etag(), (c) => {
    const lines = [
      'User-agent: *',
      ...disallowedPaths.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${originOf(c, deps)}/sitemap.xml`,
      '',
    ];
    return c.text(lines.join('\n'), 200, { 'Cache-Control': cacheHeader });
  });
  app.get('/sitemap.xml', etag(), async (c) => {
    const body = await siteMap(originOf(c, deps), await listPages(deps));
    return c.body(body, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': cacheHeader });
  });
}

function siteMap(origin: string, pages: readonly SitePage[]) {
  const entries = pages.map(
    ({ path, changed }) =>
      html`<url><loc>${origin + path}</loc>${changed !== undefined && html`<lastmod>${changed}</lastmod>`}</url>\n`,
  );
  return html`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}
