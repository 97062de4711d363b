/**
 * Formats an integer with thousands separators: 12,345. `Intl.NumberFormat` would block the main thread of a phone for
 * some 60 ms.
 */
// oxlint-disable-next-line regexp/no-super-linear-move -- a number has few digits
export const formatNumber = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
