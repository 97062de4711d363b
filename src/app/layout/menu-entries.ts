import { clubKeys, paths } from '#contract/site/site-paths.ts';

/** The sections of the site, in the order of the main menu. */
export const menuEntries = [
  { id: 'about', label: '소개', prefixes: ['/about'] },
  { id: 'clubs', label: '골프 클럽', prefixes: clubKeys.map((club) => `/${club}`) },
  { id: 'range', label: '드라이빙 레인지', prefixes: [paths.drivingRange] },
  { id: 'offers', label: '스페셜 오퍼', prefixes: [paths.specialOffers] },
  { id: 'membership', label: '멤버십', prefixes: [paths.membership] },
  { id: 'news', label: '소식', prefixes: [paths.notices] },
] as const satisfies readonly { id: string; label: string; prefixes: readonly string[] }[];

export type SectionId = (typeof menuEntries)[number]['id'];

/** The section that a page belongs to, or null. */
export function sectionOf(path: string): SectionId | null {
  const entry = menuEntries.find(({ prefixes }) =>
    prefixes.some((prefix: string) => `${path}/`.startsWith(`${prefix}/`)),
  );
  return entry?.id ?? null;
}
