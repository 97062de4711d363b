import { asRouted, clubPaths, paths } from '#contract/site-paths.ts';

const patterns = [...Object.values(paths), ...clubPaths].map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));

/** Whether the site has a page of this shape. What has none leads to the main page (spec 000 §2). */
export const isRouted = (address: string): boolean => patterns.some((pattern) => pattern.test(asRouted(address) || paths.home));

/** Whether an address is that of a file, which no page stands in for. */
export const isFile = (address: string): boolean => /\.\w+$/.test(address);
