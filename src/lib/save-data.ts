/** The part of the Network Information API that is used; not every browser has it. */
export type Line = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether to avoid prefetching: Save-Data is on, or the connection is 2G. */
export const isSparing = (line: Line | undefined): boolean => line?.saveData === true || (line?.effectiveType?.endsWith('2g') ?? false);

export const lineOf = (browser: Navigator & { readonly connection?: Line }): Line | undefined => browser.connection;
