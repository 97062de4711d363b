/** The address of a course's video: nothing for what is no https address of a video of YouTube's (its ids have eleven letters). */
export function videoAddress(link: string | null): string | null {
  if (link === null || !URL.canParse(link)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(link);
  const id = hostname === 'youtu.be' ? pathname.slice(1) : searchParams.get('v');
  const isYoutube = ['youtu.be', 'www.youtube.com', 'youtube.com', 'm.youtube.com'].includes(hostname);
  return protocol === 'https:' && isYoutube && /^[\w-]{11}$/.test(id ?? '') ? link : null;
}
