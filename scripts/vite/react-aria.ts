import type { Plugin } from 'vite';
import { changed } from './changed.ts';

/**
 * Removes two things that make react-aria slow to start on a phone (docs/decisions/0054):
 * - `useSSRSafeId` renders each control again after hydration, to add a random prefix to ids that the server did not
 * render (react-spectrum#4347). Only pages with several copies of react-aria need the prefix.
 * - `getDefaultLocale` loads the date formats of a language to check that its name is well-formed.
 */
export const reactAria: Plugin = {
  name: 'react-aria',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (/react-aria\/dist\/private\/ssr\/SSRProvider\./.test(id))
      return changed(code, /^ *let \[didSSR\] = .*$/m, 'const didSSR = true;');
    if (/react-aria\/dist\/private\/i18n\/useDefaultLocale\./.test(id))
      return changed(code, 'Intl.DateTimeFormat.supportedLocalesOf(', 'Intl.getCanonicalLocales(');
    return null;
  },
};
