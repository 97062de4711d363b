import { parseUploadedFile } from '#contract/site/picture-upload.ts';
import { parseUrl } from '#contract/shared/parse-url.ts';

/**
 * Target of a link of served HTML: a page of the site, an element of the same page, a mail address or phone number, or
 * an external URL.
 */
export type LinkTarget = { kind: 'page' | 'hash' | 'contact' | 'external'; href: string };

/**
 * Resolves a link of served HTML; null if it is not followed. A file of this site counts as external, since the router
 * has no route for it.
 */
export function linkTarget(attribute: string, origin: string): LinkTarget | null {
  const href = attribute.trim();
  if (hasHiddenCharacters(href)) return null;
  if (/^#\S+$/.test(href)) return { kind: 'hash', href };
  if (/^(?:mailto|tel):\S+$/i.test(href)) return { kind: 'contact', href };
  const url = /^(?:https?:\/\/[^/]|\/(?!\/)|\/$)/i.test(href) ? parseUrl(href, origin) : null;
  if (!url) return null;
  if (url.origin !== origin) return { kind: 'external', href: url.href };
  const path = url.pathname + url.search + url.hash;
  return { kind: isFile(url.pathname) ? 'external' : 'page', href: path };
}

/**
 * Resolves the `src` of a picture of served HTML: one of the site's pictures, an uploaded one, or an external https URL;
 * null for any other URL.
 */
export function pictureUrl(attribute: string, origin: string): string | null {
  const src = attribute.trim();
  const url = !hasHiddenCharacters(src) && /^(?:https:\/\/[^/]|\/(?!\/))/i.test(src) ? parseUrl(src, origin) : null;
  if (!url) return null;
  if (url.origin !== origin) return url.protocol === 'https:' ? url.href : null;
  return url.pathname.startsWith('/images/') || parseUploadedFile(url.pathname) ? url.pathname : null;
}

/**
 * Browsers drop tabs and line breaks in a URL and treat `\` as `/`: the resolved URL then differs from the visible one.
 */
const hasHiddenCharacters = (url: string) => /[\\\p{Cc}]/u.test(url);

const isFile = (path: string) => /\.\w+$/.test(path);
