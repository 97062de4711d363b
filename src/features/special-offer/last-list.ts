import { paths } from '#contract/site/site-paths.ts';

let address: string = paths.specialOffers;

/** Notes the list that was looked at last, for the offers to lead back to. */
export const noteList = (looked: string): void => {
  address = looked;
};

export const lastList = (): string => address;
