import type { IncomingMessage } from 'node:http';
import { createMiddleware } from 'hono/factory';
import type { Env } from '../env.ts';
import { deviceLabel } from '../services/session/device.ts';
import type { AppEnv, Call } from './app-type.ts';

/** Sets the client's address and device for the handlers of calls. */
export const identifyClient = ({ TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set('client', { address: clientAddress(c, TRUST_PROXY), device: deviceLabel(c.req.header('User-Agent') ?? '') });
    await next();
  });

/**
 * Returns the client's address: the socket's, or with `hops` trusted proxies the entry of `X-Forwarded-For` that the
 * outermost of them appended. IPv6 addresses are reduced to their /64, since one client owns all of it.
 */
export const clientAddress = (c: Call, hops: number): string =>
  addressOf(c.req.header('X-Forwarded-For'), c.env.incoming.socket, hops);

/** Does the same for a request that has not reached the application. */
export const requestAddress = (
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  hops: number,
): string => addressOf([headers['x-forwarded-for'] ?? ''].flat().join(','), socket, hops);

const addressOf = (
  forwarded: string | undefined,
  { remoteAddress = 'unknown' }: { readonly remoteAddress?: string | undefined },
  hops: number,
) => networkOf(withoutPort(forwardedValue(forwarded, hops)) || remoteAddress);

/** Returns whether the client reached the outermost of `hops` trusted proxies over HTTPS. */
export const isHttps = (c: Call, hops: number): boolean =>
  forwardedValue(c.req.header('X-Forwarded-Proto'), hops).toLowerCase() === 'https';

/**
 * Returns whether users reach the site over HTTPS: according to `SITE_URL`, even if a proxy omits the header, otherwise
 * according to this request.
 */
export const isHttpsSite = (c: Call, env: Pick<Env, 'SITE_URL' | 'TRUST_PROXY'>): boolean =>
  env.SITE_URL?.startsWith('https:') || isHttps(c, env.TRUST_PROXY);

/**
 * Returns the entry of the outermost trusted proxy: each appends one, and some replace the whole list. Empty without a
 * trusted proxy.
 */
function forwardedValue(list: string | undefined, hops: number): string {
  const entries = (list ?? '').split(',').map((entry) => entry.trim());
  return hops > 0 ? (entries[Math.max(0, entries.length - hops)] ?? '') : '';
}

/** Strips what proxies add to an address: a port, brackets, quotes (RFC 7239 §6). */
function withoutPort(entry: string): string {
  const plain = entry.replaceAll('"', '');
  if (plain.startsWith('[')) return plain.slice(1).split(']', 1)[0] ?? '';
  const [address = '', , ...more] = plain.split(':');
  return more.length > 0 ? plain : address;
}

/** Returns an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::', 2);
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':').filter(Boolean)]
    .slice(0, 4)
    .join(':');
}
