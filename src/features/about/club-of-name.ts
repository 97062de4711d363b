import { clubNames } from '#contract/site/club-code.ts';
import { clubCoursePath, clubKeys, paths, type ClubKey } from '#contract/site/site-paths.ts';

/** Removes everything but letters and lowercases them, so that 'Oak Hills CC' and 'OAKHILLS' have the same prefix. */
const normalized = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** The club with a Korean or English name; null if the name is not one of ours. */
const clubOfName = (name: string): ClubKey | null =>
  clubKeys.find((club) => normalized(name).startsWith(clubNames[club]) || normalized(name).startsWith(club)) ?? null;

/** The link of a club's card: its course page, or the overview if the name is not one of ours (spec 000 §2). */
export function coursePathOf(name: string): string {
  const club = clubOfName(name);
  return club === null ? paths.overview : clubCoursePath(club);
}
