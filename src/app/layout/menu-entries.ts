import { clubKeys, paths } from '#contract/site/site-paths.ts';

/** The sections of the site, in the order of the main menu. */
export const menuEntries = [
  { id: 'about', label: '소개', starts: ['/about'] },
  { id: 'clubs', label: '골프 클럽', starts: clubKeys.map((club) => `/${club}`) },
  { id: 'range', label: '드라이빙 레인지', starts: [paths.drivingRange] },
  { id: 'offers', label: '스페셜 오퍼', starts: [paths.specialOffers] },
  { id: 'membership', label: '멤버십', starts: [paths.membership] },
  { id: 'news', label: '소식', starts: [paths.notices] },
] as const satisfies readonly { id: string; label: string; starts: readonly string[] }[];

export type SectionId = (typeof menuEntries)[number]['id'];

/** The section that a page belongs to, or null. */
export function sectionOf(path: string): SectionId | null {
  const entry = menuEntries.find(({ starts }) => starts.some((start: string) => `${path}/`.startsWith(`${start}/`)));
  return entry?.id ?? null;
}
