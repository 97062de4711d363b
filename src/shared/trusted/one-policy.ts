export type PolicyRules = {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
};

/** Not every browser has `trustedTypes`, nor has the server. */
type WithTrustedTypes = {
  trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown };
  setTimeout: unknown;
};

let isParsing = false;
let workerScript: string | null = null;
const scriptOrigins = new Set<string>();

const { trustedTypes }: WithTrustedTypes = globalThis;
// Null refuses the value. This is the default policy, so that it also applies to third-party scripts, which use no
// policy.
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (isParsing ? html : null),
  createScriptURL: (url) => (url === workerScript || scriptOrigins.has(originOf(url)) ? url : null),
});

/**
 * Allows HTML to be parsed while `parse` runs, which must parse it into a detached tree; at any other time browsers
 * refuse it.
 */
export function whileParsing<T>(parse: () => T): T {
  isParsing = true;
  try {
    return parse();
  } finally {
    isParsing = false;
  }
}

/** Allows the script at a URL to be loaded, and others from the same origin, which it may load. */
export function trustScriptsOf(url: string): void {
  scriptOrigins.add(originOf(url));
}

/** Allows a worker's script URL while it is registered, and that one only. */
export function whileRegistering<T>(url: string, register: (url: string) => T): T {
  workerScript = url;
  try {
    return register(url);
  } finally {
    workerScript = null;
  }
}

const originOf = (url: string) => new URL(url, window.location.href).origin;
