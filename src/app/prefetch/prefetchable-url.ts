import { parseUrl } from '#contract/shared/parse-url.ts';
import { normalizePath } from '#contract/site/site-paths.ts';
import { savesData, type NetworkInformation } from '#src/lib/save-data.ts';

type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>;

/** Returns the URL of a link to another page of this site in the same tab, or null if it should not be prefetched. */
export function prefetchableUrl(
  { href, target, download }: Link,
  currentUrl: string,
  network: NetworkInformation | undefined,
): URL | null {
  if (savesData(network)) return null;
  if (download !== '' || (target !== '' && target !== '_self')) return null;
  const [to, from] = [parseUrl(href), new URL(currentUrl)];
  return !to || to.origin !== from.origin || pathAndSearch(to) === pathAndSearch(from) ? null : to;
}

/** Normalized path and query string, without the hash. */
export const pathAndSearch = ({ pathname, search }: URL): string => (normalizePath(pathname) || '/') + search;
