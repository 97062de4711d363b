import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { changed } from '../changed.ts';
import { replaceRanges, styleCallsIn } from './style-calls.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = fileOf('../../..');
const recorder = fileOf('./recorded-stitches.js');
export const theme = fileOf('../../../src/ui/foundation/theme.ts');
export const sheet = fileOf('../../../src/ui/foundation/components.css');

/** Path of a module within the project, if it is one of the site's. */
export function siteModule(id: string): string | null {
  const path = relative(root, id);
  return /^src\/.*\.tsx?$/.test(path) ? path : null;
}

/**
 * The style sheet of all components in `src`, and the compiled arguments of each call of `styled` and `css`, by its id:
 * null for an argument that is not a style object.
 */
type Extracted = { styles: string; calls: ReadonlyMap<string, readonly unknown[]> };

async function extract(): Promise<Extracted> {
  const { module } = await runnerImport<Extracted>(fileOf('./all-components.js'), {
    configFile: false,
    logLevel: 'error',
    plugins: [recordComponents],
  });
  return module;
}

let pending: Promise<Extracted> | undefined;

/** Evaluates the modules once for all builds of this process. */
export const extracted = (): Promise<Extracted> => (pending ??= extract());

/**
 * Fills `src/ui/foundation/components.css` with the styles of all components (docs/decisions/0094). In development they
 * are added as components are rendered.
 */
export const extractStyles: Plugin = {
  name: 'extract-styles',
  apply: 'build',
  enforce: 'pre',
  load: async (id) => (id.split('?')[0] === sheet ? (await extracted()).styles : null),
};

/** Records the calls of Stitches in the site's modules while they are evaluated. */
export const recordComponents: Plugin = {
  name: 'record-components',
  enforce: 'pre',
  transform(code, id) {
    if (id === theme) return changed(code, "'@stitches/react'", JSON.stringify(recorder));
    const file = siteModule(id);
    if (!file) return null;
    const calls = styleCallsIn(code, file).filter(({ name }) => name === 'styled' || name === 'css');
    return replaceRanges(
      code,
      calls.map((call) => ({ ...call.callee, by: `${call.name}.at(${JSON.stringify(call.id)})` })),
    );
  },
};
