import type { Plugin } from 'vite';

/**
 * Two changes to react-aria for the first seconds on a phone:
 * - `useSSRSafeId` adds a random prefix to ids that are not hydrated, for pages with several copies of react-aria, and renders each control again after hydration to know which ones are. This site has one copy.
 * - `getDefaultLocale` loads the date formats of a language to check that its name is well-formed.
 */
export const reactAria: Plugin = {
  name: 'react-aria',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (/react-aria\/dist\/private\/ssr\/SSRProvider\./.test(id)) return changed(code, /^ *let \[didSSR\] = .*$/m, 'const didSSR = true;');
    if (/react-aria\/dist\/private\/i18n\/useDefaultLocale\./.test(id)) return changed(code, 'Intl.DateTimeFormat.supportedLocalesOf(', 'Intl.getCanonicalLocales(');
    return null;
  },
};

function changed(code: string, from: string | RegExp, to: string): string {
  const result = code.replace(from, to);
  if (result === code) throw new Error(`react-aria has changed: it no longer contains ${from}`);
  return result;
}
