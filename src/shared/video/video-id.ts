const hosts: ReadonlySet<string> = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com']);
const named = /^\/(?:embed|shorts|live)\/([\w-]{11})$/;

/** The video that a YouTube address means; null for a channel, a placeholder, another site or nothing. */
export function videoIdOf(link: string | null | undefined): string | null {
  if (!link || !URL.canParse(link)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(link);
  if (protocol !== 'https:' || !hosts.has(hostname)) return null;
  const found = hostname === 'youtu.be' ? pathname.slice(1) : pathname === '/watch' ? searchParams.get('v') : named.exec(pathname)?.[1];
  return found && /^[\w-]{11}$/.test(found) ? found : null;
}
