import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { drawnIcon } from './scripts/drawn-icon.ts';

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
const starter = [/vite\/preload-helper/, /\/src\/app\/(main|early|early-fields|first-sight)\./, /\/src\/api\/rest\./];

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

/**
 * What fetches the files that a part is made of, by the names that `filesToAskFor` gives them, and has the part begin once all have come:
 * a browser never asks again for a module that it could not fetch (docs/decisions/0028). Without what the site has no use for (nonces).
 * Retried once after a second, and each second while the page is being left: Firefox and Safari abort what is loading as soon as a link is
 * followed, although the page stays in view until the next one answers, and would show it as failed for that long.
 */
const wholeParts: Plugin = {
  name: 'whole-parts',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) => {
    if (!id.includes('vite/preload-helper')) return null;
    if (!code.includes('const __vitePreload')) throw new Error('The helper of Vite has changed');
    return `
      const coming = {};
      const styles = (href) => document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href }));
      let leftAt = -Infinity;
      addEventListener('beforeunload', () => { leftAt = performance.now(); });
      const second = () => new Promise((resolve) => setTimeout(resolve, 1000));
      const isLeaving = () => performance.now() - leftAt < 10000;
      const retried = (load, isRetry) => load().catch((error) => isRetry && !isLeaving() ? Promise.reject(error) : second().then(() => retried(load, true)));
      const script = (name) =>
        retried(() => fetch('/assets/' + name + '.js')).then((answer) => answer.ok ? answer.text() : Promise.reject()).catch(() => {
          coming[name] = 0;
          throw new TypeError('No module ' + name);
        });
      const bring = (name) => coming[name] ||= name.endsWith('.css') ? [styles('/' + name)] : script(name);
      export const __vitePreload = (load, names = []) => names[0] ? Promise.all(names.map(bring)).then(() => retried(load)) : load();`;
  },
  // Written where they are wanted, the names weigh less than with a list of them at the head of every file.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const [head, list] = /^const __vite__mapDeps=.*?m\.f=(\[.*?\])\).*?;\n?/.exec(file.code) ?? [];
        if (!head || !list) continue;
        const names: string[] = JSON.parse(list);
        const namesAt = (places: number[]) => JSON.stringify(places.map((place) => names[place]));
        file.code = file.code.slice(head.length).replaceAll(/__vite__mapDeps\((\[[\d,]+\])\)/g, (_call, places: string) => namesAt(JSON.parse(places)));
      }
    },
  },
};

/** The names of the scripts of a part that may not be there yet: what every page has is, and styles have no script. */
const filesToAskFor = (part: string, rest: readonly string[]) =>
  [...new Set([part, ...rest])].filter((file) => !/\/(begin|vendor|starter|rolldown-runtime|fonts)-/.test(file)).map((file) => file.replace(/^assets\/(.*)\.js$/, '$1'));

function swap(code: string, from: string, to: string): string {
  if (!code.includes(from)) throw new Error(`The library has changed: it no longer says ${from}`);
  return code.replace(from, to);
}

/** Names the files of what takes a page over, and of the letters that every page is written in, so that they are asked for in one go, after the first paint; asks for what the first paint waits for before the scripts, and for the letters itself where no script does. */
const siteAhead: Plugin = {
  name: 'site-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { path, bundle = {} }) {
      if (path !== '/index.html') return html;
      const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/src/app/begin.tsx')));
      if (start?.type !== 'chunk') throw new Error('src/app/begin.tsx is in no file');
      const letters = Object.keys(bundle).find((file) => /fonts-[^/]*\.css$/.test(file));
      if (!letters) throw new Error('src/ui/fonts.css has no file of its own');
      const first = Object.keys(bundle).filter((file) => firstLetters.test(file));
      if (first.length !== 3) throw new Error('The letters that every page is written in are not in three files');
      return {
        html: stylesFirst(html).replace('/favicon.svg', drawnIcon),
        tags: [
          named('site-files', [...start.imports, start.fileName]),
          named('letter-files', [letters, ...first]),
          { tag: 'noscript', children: [{ tag: 'link', attrs: { rel: 'stylesheet', href: `/${letters}` } }], injectTo: 'head' },
        ],
      };
    },
  },
};

const firstLetters = /(sans-first|serif-first|latin-medium)-[^-]*\.woff2$/;

const named = (name: string, files: readonly string[]) => ({ tag: 'meta', attrs: { name, content: files.map((file) => `/${file}`).join(' ') }, injectTo: 'head' as const });

function stylesFirst(html: string): string {
  const [styles = ''] = /^ *<link rel="stylesheet" crossorigin .*$\n/m.exec(html) ?? [];
  return html.replace(styles, '').replace(/^ *<script /m, (script) => styles + script);
}

/** Reading dates of a language to learn whether its name is well-formed takes a phone tens of milliseconds at the start. */
const cheapLocaleCheck: Plugin = {
  name: 'cheap-locale-check',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => (/react-aria\/.*\/useDefaultLocale\./.test(id) ? code.replace('Intl.DateTimeFormat.supportedLocalesOf(', 'Intl.getCanonicalLocales(') : null),
};

/** There is one copy of react-aria: ids need no word of which, for which every control of a page would be rendered once more as soon as it is taken over. */
const plainIds: Plugin = {
  name: 'plain-ids',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('react-aria/dist/private/ssr/SSRProvider.mjs')) return null;
    const [line = ''] = /^ *let \[didSSR\] = .*$/m.exec(code) ?? [];
    return swap(code, line || 'let [didSSR] =', 'const didSSR = true;');
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), plainIds, cheapLocaleCheck, ...(isSsrBuild ? [] : [siteAhead, wholeParts]), { ...optimizeLocales.vite({ locales: ['ko-KR'] }), enforce: 'pre' }],
  resolve: {
    alias: [
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  // What renders on the server brings along all that it is made of, so that nothing is there twice; jsdom comes with data files.
  ssr: { noExternal: true, external: ['jsdom'] },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: {
    outDir: isSsrBuild ? 'dist/render' : 'dist/site',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (file, files, { hostType }) => (hostType === 'html' ? files : filesToAskFor(file, files)) },
    rolldownOptions: isSsrBuild ? {} : {
      output: { chunkFileNames: 'assets/[name]-[hash:7].js', codeSplitting: { groups: Object.entries({ starter, vendor, begin, flows, schemas, calls, dialogs, forms, 'form-parts': formParts, tables, lists, 'member-words': memberWords, records, pages, clubs, policies, news, bits, later }).map(([name, group]) => ({ name, test: inGroup(group) })) } },
    },
  },
  server: { proxy: { '/api': api, '/sandbox': api, '/auth/start': api } },
}));
