import { asRouted, clubPaths, isGuestPath, isMemberPath, isReturnPath, paths } from './site-paths.ts';

const patterns = [...Object.values(paths), ...clubPaths].map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));

/** Whether the site has a page of this shape. What has none leads to the main page (spec 000 §2). */
export const isRouted = (address: string): boolean => patterns.some((pattern) => pattern.test(asRouted(address) || paths.home));

/** Whether the page of this address is the same for everybody: none of members, of guests on their way in, or of those coming back from a provider. */
export const isPublicPage = (address: string): boolean =>
  isRouted(address) && !isMemberPath(address) && !isGuestPath(address) && !isReturnPath(address) && asRouted(address) !== paths.notFound;
