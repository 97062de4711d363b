/** The name of the page's entry script: the build puts a hash of its content into it. */
export const siteVersion = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? 'unknown';
