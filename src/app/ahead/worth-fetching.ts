import { asRouted } from '#contract/site-paths.ts';
import { isSparing, type Line } from '#src/shared/page/sparing.ts';

type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>;

/** The address that a link leads to, where that is another page of this site in this window; null where nothing is to be fetched ahead. */
export function worthFetching({ href, target, download }: Link, here: string, line: Line | undefined): URL | null {
  if (isSparing(line)) return null;
  if (download !== '' || (target !== '' && target !== '_self') || !URL.canParse(href)) return null;
  const [to, from] = [new URL(href), new URL(here)];
  return to.origin !== from.origin || addressOf(to) === addressOf(from) ? null : to;
}

/** As the server and the router know a page: without the part that a hash names. */
export const addressOf = ({ pathname, search }: URL): string => (asRouted(pathname) || '/') + search;
