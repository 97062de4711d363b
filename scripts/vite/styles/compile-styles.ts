import type { Plugin } from 'vite';
import { changed } from '../changed.ts';
import { extracted, sheet, siteModule, theme } from './extract-styles.ts';
import { replaceRanges, styleCallsIn, type StyleCall } from './style-calls.ts';

/**
 * Replaces the style objects of each component by the classes that Stitches gives them, and Stitches by the code that
 * joins classes (docs/decisions/0109).
 */
export const compileStyles: Plugin = {
  name: 'compile-styles',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    return id.split('?')[0] === sheet ? withoutNames((await extracted()).styles) : null;
  },
  async transform(code, id) {
    if (id === theme)
      return changed(
        changed(code, "'@stitches/react'", "'./compiled-stitches.ts'"),
        'createStitches(config)',
        'createStitches()',
      );
    const file = siteModule(id);
    const calls = file ? styleCallsIn(code, file) : [];
    if (calls.length === 0) return null;
    const { calls: compiled } = await extracted();
    return replaceRanges(
      code,
      calls.flatMap((call) => changesOf(call, compiled)),
    );
  },
};

/** The lists of names by which Stitches would recognise its rules. */
const withoutNames = (css: string) => css.replaceAll(/--sxs\{[^}]*\}/g, '');

function changesOf({ id, name, start, end, args }: StyleCall, compiled: ReadonlyMap<string, readonly unknown[]>) {
  if (name === 'keyframes') return [{ start, end, by: "''" }];
  if (name === 'globalCss') return [{ start, end, by: '(() => undefined)' }];
  const parts = compiled.get(id);
  if (!parts) throw new Error(`${id} was not recorded.`);
  return args.flatMap((arg, index) => (parts[index] ? [{ ...arg, by: JSON.stringify(parts[index]) }] : []));
}
