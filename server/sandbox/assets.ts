import { readFileSync } from 'node:fs';
import type { App } from '../http/app-type.ts';

const css = 'text/css; charset=utf-8';
const js = 'text/javascript; charset=utf-8';

const files = [
  ['/sandbox/assets/sandbox.css', css],
  ['/sandbox/assets/identity.js', js],
  ['/sandbox/assets/postcode-search.js', js],
  ['/sandbox/postcode/loader/postcode-loader.js', js],
  ['/sandbox/postcode/core/postcode-core.js', js],
] as const;

/** Serves the static files of the sandbox, next to this file in the sources and next to the bundle in a build. */
export function assetRoutes(app: App): void {
  for (const [path, type] of files) {
    const content = readFileSync(new URL(`./assets/${path.slice(path.lastIndexOf('/') + 1)}`, import.meta.url), 'utf8');
    app.get(path, (c) => c.body(content, 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }));
  }
}
