/** Identifies the build that a recording was made with: the file name of the entry script contains a content hash. `unknown` without a script. */
export const siteVersion = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? 'unknown';
