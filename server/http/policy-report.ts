import * as z from 'zod/mini';

/** Browsers post violations of a content security policy to this path. */
export const policyReportPath = '/policy-reports';

/** Pages with a policy of their own. */
export const policyPages = ['site', 'identity', 'postcode'] as const;
export type PolicyPage = (typeof policyPages)[number];

export const policyDirectives = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
  'default-src',
  'other',
] as const;
export type PolicyViolation = { readonly directive: (typeof policyDirectives)[number]; readonly blocked: string };

const line = z.string().check(z.maxLength(2_500));
const report = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(line),
    'violated-directive': z.optional(line),
    'blocked-uri': z.optional(line),
  }),
});

/** What a browser says in place of a URL. */
const keywords: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'data',
  'blob',
  'about',
  'trusted-types-policy',
  'trusted-types-sink',
]);

/**
 * Returns the directive and the origin of what was blocked, and nothing else of a report: its other values, among them
 * URLs, may contain personal data. Null for a text that is no report.
 */
export function readPolicyReport(text: string): PolicyViolation | null {
  const parsed = report.safeParse(readJson(text));
  if (!parsed.success) return null;
  const violation = parsed.data['csp-report'];
  const named = (violation['effective-directive'] || violation['violated-directive'] || '')
    .split(' ', 1)[0]
    ?.replace(/-(?:elem|attr)$/, '');
  return {
    directive: policyDirectives.find((known) => known === named) ?? 'other',
    blocked: blockedOrigin(violation['blocked-uri'] ?? ''),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const maxOriginLength = 100;

/** An extension of the browser is no origin that an operator could act on. */
function blockedOrigin(uri: string): string {
  if (keywords.has(uri)) return uri;
  const origin = /^https?:\/\/[^/]/i.test(uri) && URL.canParse(uri) ? new URL(uri).origin : 'other';
  return origin.length > maxOriginLength ? 'other' : origin;
}
