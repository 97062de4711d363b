import { isPublicPage } from '#contract/site/routed.ts';
import {
  normalizePath,
  isReturnPath,
  paths,
  postcodeFramePath,
  verificationAnswerPath,
  verificationWindowPath,
} from '#contract/site/site-paths.ts';

/**
 * How the worker handles a request. `page`: a public page. `otherPage`: any other page, never cached. `file`: a
 * content-hashed file. `picture`: an image. `read`: an API response, which may be public.
 */
export type RequestType = 'page' | 'otherPage' | 'file' | 'picture' | 'read';

/**
 * Returns the type of a request; null for requests that the worker does not handle: writes, other origins, the sandbox,
 * the paths to and from identity providers, the frame of the postcode search, free-text searches.
 */
export function requestTypeOf(
  { method, url, isNavigation }: { method: string; url: URL; isNavigation: boolean },
  origin: string,
): RequestType | null {
  const { pathname, searchParams } = url;
  if (
    method !== 'GET' ||
    url.origin !== origin ||
    pathname.startsWith('/sandbox/') ||
    isReturnPath(pathname) ||
    pathname === verificationWindowPath ||
    pathname.startsWith(`${verificationAnswerPath}/`) ||
    pathname === postcodeFramePath
  )
    return null;
  if (isNavigation) return pageTypeOf(pathname);
  if (pathname.startsWith('/api/')) return searchParams.get('query') ? null : 'read';
  if (pathname.startsWith('/assets/')) return 'file';
  return /\.(avif|ico|jpe?g|png|svg|webp)$/.test(pathname) ? 'picture' : null;
}

function pageTypeOf(pathname: string): RequestType | null {
  if (isPublicPage(pathname)) return 'page';
  return pathname.startsWith('/api/') || /\.\w+$/.test(pathname) ? null : 'otherPage';
}

/** Returns the cache key of a page, the same for all spellings of its path. */
export const pageCacheKey = (path: string): string => normalizePath(path) || paths.home;
