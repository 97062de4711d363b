import type { Plugin } from 'vite';
import { drawnIcon } from '../assets/drawn-icon.ts';

const firstFonts = /(sans-first|serif-first|latin-medium)-[^-]*\.woff2$/;

/**
 * Adds to the head of the page, for the site's build:
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
      const fontStyles = files.find((file) => /fonts-[^/]*\.css$/.test(file));
      const fonts = files.filter((file) => firstFonts.test(file));
      if (!fontStyles) throw new Error('src/ui/fonts/fonts.css is not a file of its own');
      if (fonts.length !== 3) throw new Error(`The fonts of every page are ${fonts.length} files instead of 3`);
      return {
        html: stylesFirst(html).replace('/favicon.svg', drawnIcon),
        tags: [
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

function stylesFirst(html: string): string {
  const [styles = ''] = /^ *<link rel="stylesheet" crossorigin .*$\n/m.exec(html) ?? [];
  return html.replace(styles, '').replace(/^ *<script /m, (script) => styles + script);
}
