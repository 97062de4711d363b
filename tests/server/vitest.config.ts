import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { serverProjects } from './projects.ts';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { projects: serverProjects },
});
