import { clubNames } from '#contract/site/club-code.ts';
import { clubCoursePath, clubKeys, paths, type ClubKey } from '#contract/site/site-paths.ts';

/** Letters only, in one case: 'Oak Hills CC' and 'OAKHILLS' begin alike. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** The club that a name means, in Korean or in English; null for none of ours. */
const clubOfName = (name: string): ClubKey | null => clubKeys.find((club) => plain(name).startsWith(clubNames[club]) || plain(name).startsWith(club)) ?? null;

/** Where a card of that name leads on: the club's course page; for a name that is none of ours, the page of all clubs (spec 000 §2). */
export function coursePathOf(name: string): string {
  const club = clubOfName(name);
  return club === null ? paths.overview : clubCoursePath(club);
}
