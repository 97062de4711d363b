import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const name = 'virtual:messages';
const source = fileURLToPath(new URL('message-list.ts', import.meta.url));

/** `virtual:messages`: the messages of the contract, and where flows show them, found while Storybook is built. */
export const messagesPlugin: Plugin = {
  name: 'messages',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  async load(id) {
    if (id !== `\0${name}`) return null;
    const { module } = await runnerImport<typeof import('./message-list.ts')>(source);
    return `export const messages = ${JSON.stringify(module.messageList())};`;
  },
};
