import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';
import { fetchChunks } from './scripts/vite/fetch-chunks.ts';
import { headTags } from './scripts/vite/head-tags.ts';
import { reactAria } from './scripts/vite/react-aria.ts';

const api = `http://localhost:${process.env.API_PORT ?? 3001}`;

/** What every page needs, in one file that changes only with its versions; of the large react-aria just pressing, focusing, linking. */
const vendor = [
  /\/src\/app\/react-root\./,
  /node_modules\/(react|react-dom|scheduler|react-router(-dom)?|@stitches|clsx)\//,
  /node_modules\/@tanstack\/(query-core|react-query)\/build\/modern\/(?!queriesObserver|useQueries)/,
  /node_modules\/react-aria\/dist\/private\/(interactions|utils(?!\/shadowdom\/ShadowTreeWalker)|ssr|focus(?!\/FocusScope)|link|button|i18n)\//,
  /node_modules\/react-aria-components\/dist\/private\/(utils|Link|Button)\./,
];

/** What takes a page over, and what the login shares with the pages around it, in one file rather than in many small ones. */
const begin = [
  /\/src\/app\/begin\./,
  /\/src\/ui\/(tokens|theme|text|layout|words|links|Icon|icon-paths|button-style|hidden-style|Button|ButtonLink|LinkText|VisuallyHidden|PendingDots|Picture|ContentPicture|OutsidePicture|use-media|use-drag)\./,
  /\/src\/api\/(client|client-context|loaded|unreachable|read|frame|member|setting|retry|query-client|stored)\./,
  /\/contract\/(messages|pictures|picture-of|first-read|refused|limits|frame-limits|site-paths|key-visual|pages\/page-info)\./,
  /\/src\/(app\/layout\/(brand|use-reservation)|ui\/Wordmark|ui\/frame\/BannerPlace|shared\/(flow\/(inspected|recording|late-flow|use-late-flow|use-seen)|page\/(PageHead|write-head|use-own|use-key-visuals)|popup-expiry\/storage))\./,
];

/** What flows are made with: loaded with the first page that is one, or once a page stands. */
const flows = [/node_modules\/(xstate|@xstate|use-sync-external-store)\//, /\/machines\/(provided|outcome)\./, /\/src\/shared\/flow\/(create-actor|use-flow)\./];

/** What makes the calls: loaded with the first one, which a page whose first screen the server has written does not make. */
const calls = [/node_modules\/(ofetch|ufo|destr)\//, /\/src\/api\/(call|answer|reservation)\./];

/** What the calls of every page are checked by. */
const schemas = [/node_modules\/zod\//, /\/contract\/(account-messages|envelope|endpoint|field-errors|member|membership|setting)\./];

/** What brings the rest: the one thing that the first script of a page is made of. */
const starter = [/\/src\/app\/(main|load-chunk|early|early-fields|first-sight)\./, /\/src\/api\/rest\./];

/** The alerts and questions that forms and the session share. */
const dialogs = [/\/src\/ui\/(AlertDialog|ConfirmDialog|MessageDialog|use-modal)\./];

/** What the login shares with the other forms, and the small parts that these share among themselves. */
const forms = [/\/src\/ui\/(field-style|FormTitle|TextField|PasswordField|Checkbox|NoticeBox|LinkRow)\./, /\/contract\/return-path\./];
const formParts = [
  /\/src\/ui\/(field-label|FieldNotes|FieldProblem|ReadOnlyField|FieldGroup|SelectField|TextAreaField|FormSection|form-layout|form-words)\./,
  /\/src\/shared\/(form|wizard)\/(use|has)-/,
];

/** The tables of members' pages. */
const tables = [/\/src\/ui\/(table-style|table-parts|Table|StatusMark)\./];

/** What the members' pages share with the public ones. */
const lists = [/\/src\/ui\/(EmptyState|PendingRegion|KeyVisual|Breadcrumb|Tabs|Introduced)\./, /\/src\/shared\/(my-page|fetched)\//, /\/contract\/(club-code|list-messages)\./];

/** The sentences of the members' pages. */
const memberWords = [/\/contract\/(my-page|refusal)-messages\./];

/** What bookings are made of, and how a file is saved: for the booking history, and for the file of all own data. */
const records = [/\/contract\/(booking|calendar)\./, /\/src\/shared\/page\/save-file\./];

/** What the public pages share: many small parts, which would be as many names in the list of what a page loads. */
const pages = [
  /\/src\/ui\/(SectionHead|InkHeader|far-down)\./,
  /\/src\/shared\/(news\/|page\/(SectionPage|InkPage|KeyVisualPicture)\.)/,
  /\/contract\/pages\/news\./,
];

/** What the pages of the clubs, the driving range and the group share. */
const clubs = [
  /\/src\/ui\/(InfoRows|PictureIntro|StaggeredItems|FactList|use-near|hole-plan\/(random|plan-colors))\./,
  /\/src\/shared\/club\//,
  /\/src\/(ui\/course\/tees|features\/(about\/about-tabs|driving-range\/RangeFrame))\./,
  /\/src\/api\/(clubs|club-content|driving-range)\./,
  /\/contract\/(club-messages|pages\/(club-pages|about|driving-range))\./,
];

/** What pages with parts that are taken over later begin with. */
const later = [/\/src\/shared\/page\/later(-part)?\./, /\/src\/app\/early-parts\./];

/** What the policies share. */
const policies = [/\/src\/features\/policy\/policy-tabs\./, /\/src\/api\/documents\./];

/** What the lists of news, offers and bookings share. */
const news = [
  /\/src\/ui\/(NeighbourRows|Pagination|ToggleRow|news\/NewMark)\./,
  /\/src\/shared\/page\/use-scroll-memory\./,
];

/** Small things that many pages share. */
const bits = [/\/src\/ui\/written\./, /\/src\/shared\/page\/use-hash\./, /\/src\/api\/refusal\./, /\/contract\/(day|row-id|one-of|search-kinds|tee)\./];

const inGroup = (group: readonly RegExp[]) => (id: string) => group.some((part) => part.test(id));

const groups = Object.entries({ starter, vendor, begin, flows, schemas, calls, dialogs, forms, 'form-parts': formParts, tables, lists, 'member-words': memberWords, records, pages, clubs, policies, news, bits, later }).map(([name, group]) => ({ name, test: inGroup(group) }));

/** Every page has these files before it imports anything else; `fonts` has no script. */
const loadedFirst = /\/(begin|vendor|starter|rolldown-runtime|fonts)-/;

const site: BuildEnvironmentOptions = {
  outDir: 'dist/site',
  manifest: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false, resolveDependencies: (chunk, imports) => [...new Set([chunk, ...imports])].filter((file) => !loadedFirst.test(file)) },
  rolldownOptions: { output: { chunkFileNames: 'assets/[name]-[hash:7].js', codeSplitting: { groups } } },
};

/** The same pages for the server to render. */
const render: BuildEnvironmentOptions = { outDir: 'dist/render', copyPublicDir: false, target: 'es2022', assetsInlineLimit: 0 };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), reactAria, ...(isSsrBuild ? [] : [headTags, fetchChunks]), { ...optimizeLocales.vite({ locales: ['ko-KR'] }), enforce: 'pre' }],
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
  server: { proxy: { '/api': api, '/sandbox': api, '/auth/start': api } },
}));
