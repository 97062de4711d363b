import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = `http://localhost:${process.env.API_PORT ?? 3001}`;

/** What every page needs, in one file that changes only with its versions; of the large react-aria just pressing, focusing, linking. */
const vendor = [
  /node_modules\/(react|react-dom|scheduler|react-router(-dom)?|xstate|@xstate|@tanstack\/(query-core|react-query)|use-sync-external-store|@stitches|clsx)\//,
  /node_modules\/react-aria\/dist\/private\/(interactions|utils(?!\/shadowdom\/ShadowTreeWalker)|ssr|focus(?!\/FocusScope)|link|button|i18n)\//,
  /node_modules\/react-aria-components\/dist\/private\/(utils|Link|Button)\./,
];

/** What the login shares with the pages around it, in one file rather than in many small ones. */
const basics = [
  /\/src\/ui\/(tokens|theme|text|layout|words|links|Icon|icon-paths|button-style|hidden-style|Button|ButtonLink|LinkText|LinkRow|VisuallyHidden|PendingDots|Picture)\./,
  /\/src\/api\/(client|client-context|loaded|unreachable|read|frame|member|setting|retry|query-client|stored)\./,
  /\/contract\/(messages|pictures|picture-of|first-read|refused|limits|site-paths|return-path|pages\/page-info)\./,
  /\/machines\/outcome\./,
  /\/src\/(app\/layout\/brand|ui\/Wordmark|shared\/page\/(PageHead|write-head))\./,
];

/** What makes the calls: loaded with the first one, which a page whose first screen the server has written does not make. */
const calls = [/node_modules\/(ofetch|ufo|destr)\//, /\/src\/api\/(call|answer|reservation)\./];

/** What the calls of every page are checked by. */
const schemas = [/node_modules\/zod\//, /\/contract\/(envelope|endpoint|field-errors|member|membership|setting)\./];

/** The alerts and questions that forms and the session share. */
const dialogs = [/\/src\/ui\/(AlertDialog|ConfirmDialog|MessageDialog|use-modal)\./];

/** What the login shares with the other forms, and the small parts that these share among themselves. */
const forms = [/\/src\/ui\/(field-style|FormTitle|TextField|PasswordField|Checkbox|NoticeBox)\./];
const formParts = [/\/src\/ui\/(field-label|FieldNotes|FieldProblem|ReadOnlyField)\./, /\/src\/shared\/(form|wizard)\/(use|has)-/, /\/src\/api\/refusal\./];

/** What the members' pages share. */
const lists = [/\/src\/ui\/(table-style|table-parts|Table|EmptyState|PendingRegion|KeyVisual|Breadcrumb|Tabs|StatusMark)\./, /\/src\/shared\/my-page\//];

const inGroup = (group: readonly RegExp[]) => (id: string) => group.some((part) => part.test(id));

const routerFile = fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url));

/** The router without its development warnings; what the site does not use of it stays in the bundle unless its creation is marked as free of effects. */
const droppableRouterParts: Plugin = {
  name: 'droppable-router-parts',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source) => (source === 'react-router' ? routerFile : null),
  transform(code, id) {
    if (!/node_modules\/react-router\/dist\//.test(id)) return null;
    return code
      .replaceAll(/^\w+\.displayName = .*;$/gm, '')
      .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
      .replaceAll(/^var (\w+) = (class extends [\w.]+ \{$[^]*?^\});$/gm, 'var $1 = /* @__PURE__ */ (() => $2)();');
  },
};

export default defineConfig({
  plugins: [react(), droppableRouterParts, { ...optimizeLocales.vite({ locales: ['ko-KR'] }), enforce: 'pre' }],
  resolve: {
    alias: [
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: Object.entries({ vendor, basics, schemas, calls, dialogs, forms, 'form-parts': formParts, lists }).map(([name, group]) => ({ name, test: inGroup(group) })) } },
    },
  },
  server: { proxy: { '/api': api, '/sandbox': api } },
});
