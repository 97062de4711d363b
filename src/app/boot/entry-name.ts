/** How Vite names the script and the styles of `index.html`. */
export const entryName = 'index';
