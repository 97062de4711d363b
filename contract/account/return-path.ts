import { isGuestPath } from '../site/site-paths.ts';

const maxLength = 2_000;
const maxDecodings = 4;
// oxlint-disable-next-line no-control-regex -- matches control characters in order to reject them
const forbidden = /[\u0000-\u001f\u007f\\]/;

/**
 * Returns `value` if it is a path on this site that starts with exactly one `/`, else `/`. Rejects other schemes and
 * hosts, `//` and `\` anywhere in the path, percent-encoded forms of these, control characters, and the account pages,
 * which logged-in members cannot use.
 */
export function safeReturnPath(value: string | null | undefined): string {
  if (!value || value.length > maxLength) return '/';
  return decodings(value).every(staysOnSite) ? value : '/';
}

function staysOnSite(value: string): boolean {
  const path = value.split(/[?#]/, 1)[0] ?? '';
  return path.startsWith('/') && !path.includes('//') && !forbidden.test(value) && !isGuestPath(path);
}

/** Returns the value and each result of decoding it repeatedly. */
function decodings(value: string): string[] {
  const results = [value];
  for (let depth = 0; depth < maxDecodings; depth += 1) {
    const current = results[results.length - 1] ?? '';
    const next = decodeOnce(current);
    if (next === current) break;
    results.push(next);
  }
  return results;
}

function decodeOnce(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
