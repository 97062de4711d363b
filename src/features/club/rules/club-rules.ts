export type Article = { number: number; title: string; paragraphs: readonly string[] };
export type Chapter = { number: number; title: string; articles: readonly Article[] };

/** The rules of a members' club (spec 000 §2, §9). */
export type ClubRules = {
  title: string;
  /** `yyyy-MM-dd`. */
  effectiveDate: string;
  /** The numbers of members; null if the club does not publish them. */
  members: { total: number; regular: number; weekday: number } | null;
  memberKinds: readonly { label: string; description: string }[];
  chapters: readonly Chapter[];
  penalties: {
    caption: string;
    columns: readonly string[];
    rows: readonly (readonly [act: string, ...penalties: string[]])[];
  };
  supplement: readonly string[];
};

export const chapter = (number: number, title: string, articles: readonly Article[]): Chapter => ({
  number,
  title,
  articles,
});

export const article = (number: number, title: string, ...paragraphs: string[]): Article => ({
  number,
  title,
  paragraphs,
});
