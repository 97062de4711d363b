import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';
import { buildTarget } from './scripts/build/oldest-browsers.ts';
import { serveAdminPage } from './scripts/vite/admin-page.ts';
import { compileStyles } from './scripts/vite/styles/compile-styles.ts';
import { extractStyles } from './scripts/vite/styles/extract-styles.ts';
import { fetchChunks } from './scripts/vite/fetch-chunks.ts';
import { omitSummaries } from './scripts/vite/omit-summaries.ts';
import { headTags } from './scripts/vite/head-tags.ts';
import { reactAria } from './scripts/vite/react-aria.ts';
import { entryName } from './src/app/boot/entry-name.ts';

/** Keeps the requested host, by which the API recognises requests from other machines. */
const api = { target: `http://localhost:${process.env.API_PORT ?? 3001}`, changeOrigin: false };

const ofClubs =
  /\/src\/(shared\/club\/|api\/club-content\.|ui\/page\/PageStatus\.)|\/contract\/clubs\/(club-content|club-messages|forecast)|\/@tanstack\/.*\/(queriesObserver|useQueries)\./;

/**
 * Each group is one file, with all that its modules import unless a group before it has that. What only one page needs
 * is part of its file.
 */
const groups = [
  // The first script, which runs before the first paint.
  { name: 'start', tags: ['$initial' as const] },
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler|react-router(-dom)?)\/|\/src\/app\/boot\/react-dom-client\./,
  },
  // The frame with its menus and dialogs, the flows that run on every page, and the API client.
  {
    name: 'site',
    test: /\/src\/app\/(boot|layout|prefetch|session|App|routes)|\/src\/features\/session\/|\/machines\/(assert-kind|session|site-menu|popup-expiry|carousel)\.|\/src\/ui\/(actions|foundation|frame|hooks|golf\/(DesignNote|hole-plan\/random)|media\/(Carousel|ContentPicture|sky\.)|page\/(NoticeBox|PendingRegion))|\/src\/shared\/(carousel|fetched|page|trusted)\/|\/contract\/(http|shared)\/|\/contract\/clubs\/club\.|\/src\/api\/(call|clubs)\.|\/src\/lib\/(supports-passkeys|use-client-value)\./,
  },
  {
    name: 'fields',
    test: /\/src\/(ui\/forms|shared\/form)\/|\/src\/shared\/flow\/use-counted-flow\.|\/(api|site)\/flow-end\.|\/tools\/flows\/inspect\/state-name\.|\/node_modules\/(react-aria|react-aria-components|react-stately)\//,
    minShareCount: 4,
  },
  {
    name: 'forms',
    test: /\/src\/(ui\/(forms|overlays\/ShareControl)|shared\/(contact|corporation|form|leave-question|my-page|new-password|postcode|share|verification|wizard))\b|\/contract\/(account\/(?!activity|contact-change|own-data|passkey)|membership\/)|\/machines\/(verification|postcode|id-check|corporation)\.|\/src\/api\/(find|membership-info|verification)\./,
    minShareCount: 2,
  },
  // Of my page and the booking history.
  { name: 'bookings', test: /\/contract\/booking\/|\/src\/api\/booking\b/, minShareCount: 2 },
  // Of the members' pages: no other page needs any of it.
  {
    name: 'members',
    test: /\/contract\/account\/(activity|contact-change|own-data|passkey-list)|\/src\/(api\/contact-change|shared\/words\/phone-text)\b/,
    minShareCount: 2,
  },
  { name: 'content', test: (id: string) => !ofClubs.test(id), minShareCount: 2 },
  // Of the clubs' pages; after the group above, which has what these modules import.
  { name: 'clubs', test: ofClubs, minShareCount: 2 },
];

/**
 * The names of groups say nothing that a content blocker knows; those of modules would, as `Popups`, `Share` or
 * `TopBanner` do.
 */
const namedChunks: ReadonlySet<string> = new Set(['rolldown-runtime', 'fonts', ...groups.map(({ name }) => name)]);

/** The page itself loads these files; `fonts` has no script. */
const loadedByPage = new RegExp(`/(${entryName}|start|rolldown-runtime|fonts)-`);

// Styles are extracted in a plugin, which takes most of the time.
const checks = { pluginTimings: false };

const site: BuildEnvironmentOptions = {
  outDir: 'dist/site',
  manifest: true,
  target: buildTarget(),
  assetsInlineLimit: 0,
  // It would remove the rule groups by which Stitches recognises its styles.
  cssMinify: false,
  modulePreload: {
    polyfill: false,
    resolveDependencies: (chunk, imports) =>
      [...new Set([chunk, ...imports])].filter((file) => !loadedByPage.test(file)),
  },
  rolldownOptions: {
    checks,
    output: {
      chunkFileNames: ({ name }) => (namedChunks.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:8].js'),
      codeSplitting: { groups },
    },
  },
};

/** The same pages for the server to render. */
const render: BuildEnvironmentOptions = {
  outDir: 'dist/render',
  copyPublicDir: false,
  target: 'node20',
  assetsInlineLimit: 0,
  rolldownOptions: { checks },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    reactAria,
    compileStyles,
    ...(isSsrBuild ? [] : [omitSummaries, extractStyles, headTags, fetchChunks]),
    serveAdminPage,
    { ...optimizeLocales.vite({ locales: ['ko-KR'] }), enforce: 'pre' },
  ],
  resolve: {
    // React 19 has what this package adds to older versions.
    alias: [
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  // All dependencies are bundled for the server, so that no module exists twice; jsdom reads data files of its own.
  ssr: { noExternal: true, external: ['jsdom'] },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: { emptyOutDir: true, ...(isSsrBuild ? render : site) },
  server: { proxy: { '/api': api, '/admin/api': api, '/sandbox': api, '/auth/start': api, '/postcode': api } },
}));
