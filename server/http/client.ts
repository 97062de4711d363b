import type { Call } from './app-type.ts';

/**
 * The client's address: the socket's, or with `hops` trusted proxies the entry of `X-Forwarded-For` that the outermost
 * of them wrote. IPv6 counts by its /64, since one client owns all of it.
 */
export function clientAddress(c: Call, hops: number): string {
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((entry) => entry.trim());
  const written = hops > 0 ? forwarded[Math.max(0, forwarded.length - hops)] : undefined;
  return network(written || (c.env.incoming.socket.remoteAddress ?? 'unknown'));
}

export function isHttps(c: Call, hops: number): boolean {
  return hops > 0 && c.req.header('X-Forwarded-Proto') === 'https';
}

function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::', 2);
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':').filter(Boolean)].slice(0, 4).join(':');
}
