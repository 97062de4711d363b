import { rename, rm } from 'node:fs/promises';
import { adminPage } from '../vite/admin-page.ts';
import { buildTarget } from './oldest-browsers.ts';
import { precompress } from './precompress.ts';

const folder = 'dist/admin';

/** Builds the back office, which shares no file with the site, into `dist/admin`, and precompresses its files. */
export async function buildAdmin(): Promise<void> {
  const { build } = await import('vite');
  const { default: optimizeLocales } = await import('@react-aria/optimize-locales-plugin');
  const { default: react } = await import('@vitejs/plugin-react');
  await build({
    configFile: false,
    logLevel: 'warn',
    base: '/admin/',
    publicDir: false,
    plugins: [react(), { ...optimizeLocales.vite({ locales: ['ko-KR'] }), enforce: 'pre' }],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: buildTarget(),
      modulePreload: { polyfill: false },
      // One file, which the few who work here load once a release.
      chunkSizeWarningLimit: 700,
      rolldownOptions: { input: adminPage },
    },
  });
  // Vite names the page after its source.
  await rename(`${folder}/${adminPage}`, `${folder}/index.html`);
  await rm(`${folder}/src`, { recursive: true });
  await precompress(folder);
}
