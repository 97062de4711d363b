/** A count as it is written: 12,345. */
export const written = new Intl.NumberFormat('ko-KR').format;
