import { paths } from '#contract/site/site-paths.ts';

let address: string = paths.specialOffers;

/** Remembers the last list that was viewed, for the back links of offers. */
export const noteList = (looked: string): void => {
  address = looked;
};

export const lastList = (): string => address;
