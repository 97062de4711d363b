/** Where a link of served HTML goes: to a page of the site, to a place on the page, by mail or telephone, or out of the site. */
export type LinkTarget = { kind: 'page' | 'place' | 'contact' | 'outside'; href: string };

/** Resolves a link of served HTML; null if it is not followed. A file of this site counts as external, since the router has no route for it. */
export function linkTarget(written: string, origin: string): LinkTarget | null {
  const href = written.trim();
  if (hasHidden(href)) return null;
  if (/^#\S+$/.test(href)) return { kind: 'place', href };
  if (/^(?:mailto|tel):\S+$/i.test(href)) return { kind: 'contact', href };
  if (!/^(?:https?:\/\/[^/]|\/(?!\/)|\/$)/i.test(href) || !URL.canParse(href, origin)) return null;
  const url = new URL(href, origin);
  if (url.origin !== origin) return { kind: 'outside', href: url.href };
  const path = url.pathname + url.search + url.hash;
  return { kind: isFile(url.pathname) ? 'outside' : 'page', href: path };
}

/** Where a picture of served HTML is fetched: among the site's pictures, or by https elsewhere; null for any other address. */
export function pictureAddress(written: string, origin: string): string | null {
  const src = written.trim();
  if (hasHidden(src) || !/^(?:https:\/\/[^/]|\/(?!\/))/i.test(src) || !URL.canParse(src, origin)) return null;
  const url = new URL(src, origin);
  if (url.origin !== origin) return url.protocol === 'https:' ? url.href : null;
  return url.pathname.startsWith('/images/') ? url.pathname : null;
}

/** Browsers drop tabs and line breaks in a URL and treat `\` as `/`: the resolved URL then differs from the visible one. */
const hasHidden = (address: string) => /[\\\p{Cc}]/u.test(address);

const isFile = (path: string) => /\.\w+$/.test(path);
