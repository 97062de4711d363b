import type { HtmlTagDescriptor, Plugin } from 'vite';
import { drawnIcon } from '../assets/drawn-icon.ts';

const firstFonts = /(sans-first|serif-first|latin-medium)-[^-]*\.woff2$/;

/**
 * Adds to the head of the page, for the site's build:
 * - preloads of the scripts of every page, at low priority: they load beside the pictures;
 * - the fonts of every page, in a `meta` element: `src/app/boot/entry-client.ts` loads them together;
 * - the font styles for a browser without JavaScript;
 * - the icon as a data URL, and the styles before the script, so that the browser requests first what the first paint
 * needs.
 */
export const headTags: Plugin = {
  name: 'head-tags',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { path, bundle = {} }) {
      if (path !== '/index.html') return html;
      const files = Object.keys(bundle);
      const hydrate = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/src/app/boot/hydrate.tsx')),
      );
      const fontStyles = files.find((file) => /fonts-[^/]*\.css$/.test(file));
      const fonts = files.filter((file) => firstFonts.test(file));
      if (hydrate?.type !== 'chunk') throw new Error('No chunk contains src/app/boot/hydrate.tsx');
      if (!fontStyles) throw new Error('src/ui/fonts/fonts.css is not a file of its own');
      if (fonts.length !== 3) throw new Error(`The fonts of every page are ${fonts.length} files instead of 3`);
      return {
        html: stylesFirst(html).replace('/favicon.svg', drawnIcon),
        tags: [
          ...[...hydrate.imports, hydrate.fileName].filter((file) => !html.includes(`src="/${file}"`)).map(preloadOf),
          {
            tag: 'meta',
            attrs: { name: 'font-files', content: [fontStyles, ...fonts].map((file) => `/${file}`).join(' ') },
            injectTo: 'head',
          },
          {
            tag: 'noscript',
            children: [{ tag: 'link', attrs: { rel: 'stylesheet', href: `/${fontStyles}` } }],
            injectTo: 'head',
          },
        ],
      };
    },
  },
};

/** Not `modulepreload`: a module that it failed to load cannot be imported any more (whatwg/html#6768). */
const preloadOf = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'script', crossorigin: '', fetchpriority: 'low', href: `/${file}` },
  injectTo: 'head',
});

function stylesFirst(html: string): string {
  const [styles = ''] = /^ *<link rel="stylesheet" crossorigin .*$\n/m.exec(html) ?? [];
  return html.replace(styles, '').replace(/^ *<script /m, (script) => styles + script);
}
