import { keptMark } from '#contract/offline.ts';

/** What a page needs to be shown as the server wrote it: its styles and the files that begin it. */
export function linksOf(html: string): string[] {
  const values = [...html.matchAll(/ (?:href|src|content)="([^"]+)"/g)].flatMap(([, value = '']) => value.replaceAll('&amp;', '&').split(' '));
  return [...new Set(values.filter((value) => value.startsWith('/assets/') || value.startsWith('/page.css?')))];
}

/** Whether the server wrote the page's content into it: without that there is nothing to read. */
export const isWritten = (html: string): boolean => html.includes('<div id="root" data-written');

/** The title as it stands in the page, still escaped; without the site's name. */
export const titleOf = (html: string): string => /<title>([^<]*?)(?: \| [^<|]*)?<\/title>/.exec(html)?.[1] ?? '';

/** The page, saying of itself that it was kept. */
export const marked = (html: string): string => html.replace('<html', `<html ${keptMark}`);
