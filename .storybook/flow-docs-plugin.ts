import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const name = 'virtual:flow-docs';
const source = fileURLToPath(new URL('embedded-flows.ts', import.meta.url));

/**
 * `virtual:flow-docs`: every flow drawn, and the stories of its states found, while Storybook is built, so that what
 * does it is not in it.
 */
export const flowDocs: Plugin = {
  name: 'flow-docs',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  async load(id) {
    if (id !== `\0${name}`) return null;
    const { module, dependencies } = await runnerImport<typeof import('./embedded-flows.ts')>(source);
    for (const file of dependencies) this.addWatchFile(file);
    return `export const flows = ${JSON.stringify(await module.embeddedFlows())};\nexport const stories = ${JSON.stringify(module.flowStories())};\nexport const placed = ${JSON.stringify(await module.placedFlows())};`;
  },
};
