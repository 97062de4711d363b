import { cachedPageAttribute } from '#contract/http/offline.ts';

/** Returns the URLs that a server-rendered page needs: its styles, scripts and other assets. */
export function linksOf(html: string): string[] {
  const values = [...html.matchAll(/ (?:href|src|content)="([^"]+)"/g)].flatMap(([, value = '']) =>
    value.replaceAll('&amp;', '&').split(' '),
  );
  return [...new Set(values.filter((value) => value.startsWith('/assets/')))];
}

/** Returns whether the page is server-rendered; without its content it is useless offline. */
export const isServerRendered = (html: string): boolean => html.includes('<div id="root" data-ssr');

/** Returns the page's title, HTML-escaped as in the page, without the site's name. */
export const titleOf = (html: string): string => /<title>([^<]*?)(?: \| [^<|]*)?<\/title>/.exec(html)?.[1] ?? '';

/** Marks the page as served from the cache. */
export const markAsCached = (html: string): string => html.replace('<html', `<html ${cachedPageAttribute}`);
