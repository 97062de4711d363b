/** The part of the Network Information API that is used; not every browser has it. */
export type NetworkInformation = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether to avoid prefetching: Save-Data is on, or the connection is 2G. */
export const savesData = (network: NetworkInformation | undefined): boolean =>
  network?.saveData === true || (network?.effectiveType?.endsWith('2g') ?? false);

export const networkInformation = (
  browser: Navigator & { readonly connection?: NetworkInformation },
): NetworkInformation | undefined => browser.connection;
