import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The function of `page-runtime.js`, as an expression. */
export const runtimeSource = readFileSync(new URL('page-runtime.js', import.meta.url), 'utf8')
  .replace(/^.*?export default /s, '')
  .replace(/;\s*$/, '');

type Served = { readonly body: string; readonly headers: Record<string, string> };

/**
 * Adds the runtime and the preload scripts to an HTML document as its first script, which the document's policy allows
 * by its hash.
 */
export function withRuntime({ body, headers }: Served, responseId: string, preloads: readonly string[]): Served {
  const source = [
    `(${runtimeSource})(${JSON.stringify(responseId)});`,
    ...preloads.map((preload) => `(${preload})();`),
    'document.currentScript.remove();',
  ]
    .join('\n')
    .replaceAll('</script', '<\\/script');
  const hash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
  const offset = /^(\s*<!doctype[^>]*>)?(\s*<html[^>]*>)?(\s*<head[^>]*>)?/i.exec(body)?.[0].length ?? 0;
  const policy = headers['content-security-policy'];
  return {
    body: `${body.slice(0, offset)}<script>${source}</script>${body.slice(offset)}`,
    headers: { ...headers, ...(policy !== undefined && { 'content-security-policy': withScriptHash(policy, hash) }) },
  };
}

/**
 * Returns the policy with one more script hash: in `script-src`, or else in a copy of `default-src`. A hash would
 * revoke `unsafe-inline`.
 */
function withScriptHash(policy: string, hash: string): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  const add = (directive: string) =>
    directive.includes("'unsafe-inline'") ? directive : `${directive.replace(/ 'none'$/, '')} ${hash}`;
  const isScriptDirective = (directive: string) => directive.startsWith('script-src ');
  if (directives.some(isScriptDirective))
    return directives.map((directive) => (isScriptDirective(directive) ? add(directive) : directive)).join('; ');
  const fallback = directives.find((directive) => directive.startsWith('default-src '));
  return fallback === undefined
    ? policy
    : [...directives, add(fallback.replace('default-src', 'script-src'))].join('; ');
}
