/** Returns the URL of a course's video; null unless it is an https URL of a YouTube video (ids have eleven characters). */
export function videoAddress(link: string | null): string | null {
  if (link === null || !URL.canParse(link)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(link);
  const id = hostname === 'youtu.be' ? pathname.slice(1) : searchParams.get('v');
  const isYoutube = ['youtu.be', 'www.youtube.com', 'youtube.com', 'm.youtube.com'].includes(hostname);
  return protocol === 'https:' && isYoutube && /^[\w-]{11}$/.test(id ?? '') ? link : null;
}
