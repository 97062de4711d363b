import { paths } from '#contract/site-paths.ts';

/** Routes of the specs that still show the 'being prepared' page, by the layout they will have. A test prints them. */
export const preparing = {
  site: [
    paths.specialOffers,
    paths.specialOffer,
    paths.sharedOffer,
    paths.notices,
    paths.notice,
    paths.faq,
    paths.qna,
    paths.membership,
    paths.changeOfName,
  ],
} as const;
