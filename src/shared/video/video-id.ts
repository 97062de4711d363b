import { parseUrl } from '#contract/shared/parse-url.ts';

const hosts: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
]);
const pathWithId = /^\/(?:embed|shorts|live)\/([\w-]{11})$/;

/** Returns the video id in a YouTube URL; null for a channel, a placeholder, another site or no URL. */
export function videoIdOf(link: string | null | undefined): string | null {
  const url = link ? parseUrl(link) : null;
  if (!url) return null;
  const { protocol, hostname, pathname, searchParams } = url;
  if (protocol !== 'https:' || !hosts.has(hostname)) return null;
  const id =
    hostname === 'youtu.be'
      ? pathname.slice(1)
      : pathname === '/watch'
        ? searchParams.get('v')
        : pathWithId.exec(pathname)?.[1];
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}
