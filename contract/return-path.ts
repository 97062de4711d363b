import { isGuestPath } from './site-paths.ts';

const longest = 2_000;
const deepestEncoding = 4;
// oxlint-disable-next-line no-control-regex -- control characters are what is refused here
const forbidden = /[\u0000-\u001f\u007f\\]/;

/**
 * The path to return to after login: `value` itself when it is a path of this site that starts with one `/`, else `/`.
 * Refused: other schemes and hosts, `//` and `\` anywhere in the path, encoded forms of these, control characters, and the
 * account pages, which a member cannot use.
 */
export function safeReturnPath(value: string | null | undefined): string {
  if (!value || value.length > longest) return '/';
  return decodings(value).every(staysOnSite) ? value : '/';
}

function staysOnSite(value: string): boolean {
  const path = value.split(/[?#]/, 1)[0] ?? '';
  return path.startsWith('/') && !path.includes('//') && !forbidden.test(value) && !isGuestPath(path);
}

/** The value as written and as each further percent-decoding reads it. */
function decodings(value: string): string[] {
  const read = [value];
  for (let depth = 0; depth < deepestEncoding; depth += 1) {
    const current = read[read.length - 1] ?? '';
    const next = decodeOnce(current);
    if (next === current) break;
    read.push(next);
  }
  return read;
}

function decodeOnce(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
