import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const viteHelper = '\0vite/preload-helper.js';
const ownHelper = fileURLToPath(new URL('../../src/app/boot/load-chunk.ts', import.meta.url));

/**
 * Replaces the helper that Vite calls for each `import()` by `src/app/boot/load-chunk.ts`, which can load a chunk that
 * has failed before (docs/decisions/0054).
 */
export const fetchChunks: Plugin = {
  name: 'fetch-chunks',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === viteHelper ? ownHelper : null),
  buildEnd(error) {
    if (!error && !this.getModuleInfo(ownHelper)) this.error(`Vite no longer imports ${viteHelper}`);
  },
};
