import { paths } from '#contract/site/site-paths.ts';

let url: string = paths.specialOffers;

/** Remembers the URL of the last list that was viewed, for the back links of offers. */
export const setLastList = (listUrl: string): void => {
  url = listUrl;
};

export const lastList = (): string => url;
