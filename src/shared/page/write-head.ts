import { documentTitle, type PageInfo } from '#contract/site/pages/page-info.ts';
import { normalizePath } from '#contract/site/site-paths.ts';

/** Brings the head that the server wrote to the page that is shown now. What described the page before, as data, is gone with it. */
export function writeHead(info: Pick<PageInfo, 'title' | 'pageType'> & Partial<Pick<PageInfo, 'description'>>): void {
  const served = addressOf('canonical');
  const address = (served ? new URL(served).origin : window.location.origin) + (normalizePath(window.location.pathname) || '/');
  const title = documentTitle(info, contentOf('meta[property="og:site_name"]') ?? '오크 리조트 골프');
  document.title = title;
  write('meta[property="og:title"]', 'content', title);
  write('meta[property="og:url"]', 'content', address);
  write('link[rel="canonical"]', 'href', address);
  write('link[hreflang="ko"]', 'href', address);
  const description = info.description ?? (served === address ? null : info.title);
  if (description !== null) for (const name of ['[name="description"]', '[property="og:description"]']) write(`meta${name}`, 'content', description);
  if (served !== address) for (const data of document.head.querySelectorAll('script[type="application/ld+json"]')) data.remove();
}

const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const addressOf = (rel: string) => document.head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');

/** Unchanged tags stay: replacing a link makes the browser recalculate styles and reload fonts. */
function write(selector: string, attribute: string, value: string): void {
  const element = document.head.querySelector(selector);
  if (element?.getAttribute(attribute) !== value) element?.setAttribute(attribute, value);
}
