import { isPublicPage } from '#contract/routed.ts';
import { asRouted, isReturnPath, paths, verificationWindowPath } from '#contract/site-paths.ts';

/**
 * How the worker handles a request. `page`: a public page. `closed`: any other page, never cached. `file`: a content-hashed file. `styles`:
 * the stylesheet of one page. `picture`: an image. `read`: an API response, which may be public.
 */
export type Place = 'page' | 'closed' | 'file' | 'styles' | 'picture' | 'read';

/**
 * Returns the type of a request; null for requests that the worker does not handle: writes, other origins, the sandbox, the paths to and
 * from identity providers, free-text searches.
 */
export function placeOf({ method, url, isNavigation }: { method: string; url: URL; isNavigation: boolean }, origin: string): Place | null {
  const { pathname, searchParams } = url;
  if (method !== 'GET' || url.origin !== origin || pathname.startsWith('/sandbox/') || isReturnPath(pathname) || pathname === verificationWindowPath) return null;
  if (isNavigation) return placeOfPage(pathname);
  if (pathname.startsWith('/api/')) return searchParams.get('query') ? null : 'read';
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname === '/page.css') return 'styles';
  return /\.(avif|ico|jpe?g|png|svg|webp)$/.test(pathname) ? 'picture' : null;
}

function placeOfPage(pathname: string): Place | null {
  if (isPublicPage(pathname)) return 'page';
  return pathname.startsWith('/api/') || /\.\w+$/.test(pathname) ? null : 'closed';
}

/** Returns the cache key of a page, the same for all spellings of its path. */
export const pageKey = (path: string): string => asRouted(path) || paths.home;
