import type { Plugin } from 'vite';

/** Decodes the URL of the module before it is compared with the path of a story file. */
export const decodeFilePath = (code: string): string =>
  code.replaceAll('convertToFilePath(import.meta.url)', 'convertToFilePath(decodeURIComponent(import.meta.url))');

/**
 * Lets stories be tested in a folder of any name. A story file compares its URL with its path, of which Storybook
 * decodes spaces only, and defines no tests if they differ ([decision
 * 77](../docs/decisions/0077-signals-and-folders.md)).
 */
export const decodedFilePaths: Plugin = {
  name: 'decoded-file-paths',
  transform: (code) => (code.includes('convertToFilePath') ? { code: decodeFilePath(code), map: null } : undefined),
};
