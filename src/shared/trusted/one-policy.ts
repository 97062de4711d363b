export type PolicyRules = { createHTML: (html: string) => string | null; createScriptURL: (address: string) => string | null };

/** Not of every browser, and of no server. */
type WithTrustedTypes = { trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown }; setTimeout: unknown };

let isReading = false;
let workerScript: string | null = null;
const scriptOrigins = new Set<string>();

const { trustedTypes }: WithTrustedTypes = globalThis;
// Null refuses. It is the default policy, so that it also applies to third-party scripts, which know of no policy.
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (isReading ? html : null),
  createScriptURL: (address) => (address === workerScript || scriptOrigins.has(originOf(address)) ? address : null),
});

/** Lets HTML be parsed while it is read into a tree that is part of no page; at any other time a browser refuses it. */
export function whileReading<T>(read: () => T): T {
  isReading = true;
  try {
    return read();
  } finally {
    isReading = false;
  }
}

/** Lets the script at an address be loaded, and what it brings from the same origin. */
export function trustScriptsOf(address: string): void {
  scriptOrigins.add(originOf(address));
}

/** Allows a worker's script URL while it is registered, and that one only. */
export function whileRegistering<T>(address: string, register: (address: string) => T): T {
  workerScript = address;
  try {
    return register(address);
  } finally {
    workerScript = null;
  }
}

const originOf = (address: string) => new URL(address, window.location.href).origin;
