import { documentTitle, type PageInfo } from '#contract/site/pages/page-info.ts';
import { normalizePath } from '#contract/site/site-paths.ts';

/** Updates the server-rendered head to the current page. Removes the structured data of the page before. */
export function writeHead(info: Pick<PageInfo, 'title' | 'pageType'> & Partial<Pick<PageInfo, 'description'>>): void {
  const servedUrl = hrefOf('canonical');
  const url =
    (servedUrl ? new URL(servedUrl).origin : window.location.origin) + (normalizePath(window.location.pathname) || '/');
  const title = documentTitle(info, contentOf('meta[property="og:site_name"]') ?? '오크 리조트 골프');
  document.title = title;
  write('meta[property="og:title"]', 'content', title);
  write('meta[property="og:url"]', 'content', url);
  write('link[rel="canonical"]', 'href', url);
  const description = info.description ?? (servedUrl === url ? null : info.title);
  if (description !== null)
    for (const name of ['[name="description"]', '[property="og:description"]'])
      write(`meta${name}`, 'content', description);
  if (servedUrl !== url)
    for (const data of document.head.querySelectorAll('script[type="application/ld+json"]')) data.remove();
}

const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const hrefOf = (rel: string) => document.head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');

/** Unchanged tags stay: replacing a link makes the browser recalculate styles and reload fonts. */
function write(selector: string, attribute: string, value: string): void {
  const element = document.head.querySelector(selector);
  if (element?.getAttribute(attribute) !== value) element?.setAttribute(attribute, value);
}
