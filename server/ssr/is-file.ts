/** Returns whether a URL path has a file extension; a missing file gets 404, never a page. */
export const isFile = (path: string): boolean => /\.\w+$/.test(path);
