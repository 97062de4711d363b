/** What a browser may know of its line; not every one tells. */
export type Line = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether its visitor asks for less data, or it is so slow that what nobody has asked for yet would be in the way. */
export const isSparing = (line: Line | undefined): boolean => line?.saveData === true || (line?.effectiveType?.endsWith('2g') ?? false);

export const lineOf = (browser: Navigator & { readonly connection?: Line }): Line | undefined => browser.connection;
