import { cp, rm } from 'node:fs/promises';

/**
 * Bundles the server into `dist/server`, with its worker threads, its migrations and the sandbox's assets; packages
 * stay in `node_modules`.
 */
export async function buildServer(): Promise<void> {
  const { build } = await import('esbuild');
  await rm('dist/server', { recursive: true, force: true });
  await build({
    entryPoints: ['server/main.ts', 'server/run.ts'],
    outdir: 'dist/server',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  await cp('server/crypto/hashing-worker.js', 'dist/server/hashing-worker.js');
  await cp('server/ssr/render-worker.js', 'dist/server/render-worker.js');
  await cp('server/db/pglite-worker.js', 'dist/server/pglite-worker.js');
  await cp('server/db/migrations', 'dist/server/migrations', { recursive: true });
  await cp('server/sandbox/assets', 'dist/server/assets', { recursive: true });
}
