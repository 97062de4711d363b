import type { Agreements } from '#contract/account/agreements.ts';
import type { Document } from '#contract/site/document.ts';

const fixed = { service: 'SERVICE', privacy: 'PRIVACY_JOIN', thirdParty: 'THIRD_PARTY' } as const;
const boxes = ['service', 'privacy', 'thirdParty'] as const;
const labels = {
  service: '서비스 이용약관 동의',
  privacy: '개인정보 수집 및 이용 동의',
  thirdParty: '개인정보 제3자 제공 동의',
} as const;

/**
 * A checkbox of the terms step: one of the three fixed ones, or an extra document with its type id. `isNews` marks the
 * document that covers the news channels.
 */
export type Term = {
  id: string;
  idType: number | null;
  label: string;
  isRequired: boolean;
  isNews: boolean;
  content: string | undefined;
};

/**
 * The checkboxes in their order: the fixed ones, then the extra documents that are shown at sign-up (spec 001 §2, §5).
 */
export function termsOf(documents: readonly Document[]): Term[] {
  const types: readonly string[] = Object.values(fixed);
  const extras = documents.filter(({ type, exposureByJoin }) => exposureByJoin && !types.includes(type));
  return [
    ...boxes.map((box) => {
      const document = documents.find(({ type }) => type === fixed[box]);
      return {
        id: box,
        idType: null,
        label: document?.title ?? labels[box],
        isRequired: box !== 'thirdParty',
        isNews: false,
        content: document?.content,
      };
    }),
    ...extras.map(({ idType, type, title, requiredAgree, content }) => ({
      id: extraId(idType),
      idType,
      label: title,
      isRequired: requiredAgree,
      isNews: type === 'MARKETING',
      content,
    })),
  ];
}

/** Type ids of the extra documents that must be agreed to. */
export const requiredTerms = (terms: readonly Term[]): number[] =>
  terms.flatMap(({ idType, isRequired }) => (idType !== null && isRequired ? [idType] : []));

/** The ids of the selected checkboxes. */
export const agreedIds = (agreements: Agreements): string[] => [
  ...boxes.filter((box) => agreements[box]),
  ...agreements.extraTerms.map(extraId),
];

/** The document that covers the news channels, if it is not agreed to; no news may then be sent. */
export const refusedNews = (terms: readonly Term[], agreed: readonly string[]): Term | undefined =>
  terms.find(({ id, isNews }) => isNews && !agreed.includes(id));

export const agreementsOf = (
  terms: readonly Term[],
  agreed: readonly string[],
  { email, sms }: Pick<Agreements, 'email' | 'sms'>,
): Agreements => ({
  service: agreed.includes('service'),
  privacy: agreed.includes('privacy'),
  thirdParty: agreed.includes('thirdParty'),
  email: email && !refusedNews(terms, agreed),
  sms: sms && !refusedNews(terms, agreed),
  extraTerms: terms.flatMap(({ id, idType }) => (idType !== null && agreed.includes(id) ? [idType] : [])),
});

const extraId = (idType: number) => `term-${idType}`;
