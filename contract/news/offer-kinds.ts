/** Ordered like the sections of the page. */
export const offerCategories = ['package', 'dining', 'etc'] as const;
export type OfferCategory = (typeof offerCategories)[number];
export const offerCategoryNames = {
  package: '패키지',
  dining: '다이닝 프로모션',
  etc: '기타 프로모션',
} as const satisfies Record<OfferCategory, string>;
export const offerCategoryTags = { package: '객실', dining: '식음', etc: '기타' } as const satisfies Record<
  OfferCategory,
  string
>;

/** Number of offers that a section shows in each layout (spec 000 §9). */
export const offerPageSize = { desktop: 6, mobile: 3 } as const;
