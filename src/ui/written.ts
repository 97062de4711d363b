/** A count as it is written: 12,345. The platform's own way would cost a phone some 60 ms before the page answers. */
export const written = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
