import { normalizePath, clubPaths, isGuestPath, isMemberPath, isReturnPath, paths } from './site-paths.ts';

const patterns = [...Object.values(paths), ...clubPaths].map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
);

/** Returns whether the site has a page at this path. Other paths redirect to the home page (spec 000 §2). */
export const isRouted = (path: string): boolean =>
  patterns.some((pattern) => pattern.test(normalizePath(path) || paths.home));

/**
 * Returns whether the page is the same for every visitor: not a member page, an account page, or one to which an
 * identity provider returns.
 */
export const isPublicPage = (path: string): boolean =>
  isRouted(path) &&
  !isMemberPath(path) &&
  !isGuestPath(path) &&
  !isReturnPath(path) &&
  normalizePath(path) !== paths.notFound;
