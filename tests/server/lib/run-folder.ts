import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    runFolder: string;
  }
}

/** Provides a folder for files that the tests of a run share, and removes it after the run. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'server-run-'));
  project.provide('runFolder', folder);
  return () => rmSync(folder, { recursive: true });
}
