import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback, isLoopbackUrl } from '../loopback.ts';

/** Headers of proxies, tunnels and CDNs; those that begin with `x-forwarded-` are recognised by that. */
const forwardingHeaders: ReadonlySet<string> = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-original-host',
  'x-envoy-external-address',
  'x-amzn-trace-id',
  'x-arr-log-id',
  'true-client-ip',
  'cf-connecting-ip',
  'cdn-loop',
  'fastly-client-ip',
  'fly-client-ip',
]);

/**
 * Returns what shows that a request did not come from a browser on this machine: the name of a header, never its value,
 * or an HTTP version of proxies. Undefined if nothing does.
 */
export function signOfDeployment(headers: IncomingHttpHeaders, httpVersion: string | undefined): string | undefined {
  const forwarded = Object.keys(headers).find((name) => name.startsWith('x-forwarded-') || forwardingHeaders.has(name));
  if (forwarded !== undefined) return forwarded;
  if (!isLoopbackHost(headers.host ?? '')) return 'host';
  if (isElsewhere(headers.origin)) return 'origin';
  // Linked pages of other sites may name themselves; only pages of this one are part of it.
  if (headers['sec-fetch-site'] !== 'cross-site' && isElsewhere(headers.referer)) return 'referer';
  // Nginx speaks it by default, and then sends the host of its upstream.
  return httpVersion === '1.0' ? 'HTTP/1.0' : undefined;
}

const isLoopbackHost = (host: string) =>
  URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname);

/** An origin may be `null`, or that of an extension of the browser. */
const isElsewhere = (url: string | undefined) => url !== undefined && /^https?:/i.test(url) && !isLoopbackUrl(url);
