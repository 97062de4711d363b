import { parseUrl } from '#contract/shared/parse-url.ts';

/**
 * Returns the URL of a course's video; null unless it is an https URL of a YouTube video (ids have eleven characters).
 */
export function videoAddress(link: string | null): string | null {
  const url = link === null ? null : parseUrl(link);
  if (!url) return null;
  const { protocol, hostname, pathname, searchParams } = url;
  const id = hostname === 'youtu.be' ? pathname.slice(1) : searchParams.get('v');
  const isYoutube = ['youtu.be', 'www.youtube.com', 'youtube.com', 'm.youtube.com'].includes(hostname);
  return protocol === 'https:' && isYoutube && /^[\w-]{11}$/.test(id ?? '') ? link : null;
}
