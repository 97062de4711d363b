import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sheet = fileOf('../../src/ui/foundation/components.css');
const recorder = fileOf('./recorded-stitches.js');
const theme = fileOf('../../src/ui/foundation/theme.ts');

/** Returns the style sheet of all components in `src`. */
export async function componentStyles(): Promise<string> {
  const { module } = await runnerImport<{ styles: string }>(fileOf('./all-components.js'), {
    configFile: false,
    logLevel: 'error',
    plugins: [recordComponents],
  });
  return module.styles;
}

/**
 * Fills `src/ui/foundation/components.css` with the styles of all components (docs/decisions/0094). In development they
 * are added as components are rendered.
 */
export const extractStyles: Plugin = {
  name: 'extract-styles',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.split('?')[0] === sheet ? componentStyles() : null),
};

const recordComponents: Plugin = {
  name: 'record-components',
  enforce: 'pre',
  transform: (code, id) => (id === theme ? code.replace("'@stitches/react'", JSON.stringify(recorder)) : null),
};
