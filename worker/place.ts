import { isPublicPage } from '#contract/routed.ts';
import { asRouted, isReturnPath, paths, verificationWindowPath } from '#contract/site-paths.ts';

/**
 * What an address is to the worker. `page`: a public page. `closed`: any other page, never kept. `file`: named by its content. `styles`: those of one page.
 * `picture`, and `read`: an answer of the API that may turn out to be public.
 */
export type Place = 'page' | 'closed' | 'file' | 'styles' | 'picture' | 'read';

/** Where a request belongs; null for what the worker leaves alone: what writes, other origins, the sandbox, the ways to and back from providers, what was typed into a search. */
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

/** The one address under which a page is kept, however it was spelled. */
export const pageKey = (path: string): string => asRouted(path) || paths.home;
