/** Name of the entry's files, its script and its styles, in `vite.config.ts`. */
export const entryName = 'index';
