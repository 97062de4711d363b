import { buildWorker } from './build-worker.ts';
import { precompress } from './precompress.ts';

/** Builds the site and its service worker, and precompresses files that benefit from it. */
export async function buildSite(): Promise<void> {
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: 'src/app/boot/entry-server.tsx' } });
  await buildWorker('dist/site');
  await precompress('dist/site');
}
