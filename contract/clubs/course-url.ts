import { clubCoursePath, type ClubKey } from '../site/site-paths.ts';

/** URL of a course, or of one of its holes; the first course needs no query string. */
export function coursePath(
  club: ClubKey,
  courses: readonly { readonly id: number }[],
  id: number,
  holeNumber?: number,
): string {
  const query = courses[0]?.id === id ? '' : `?course=${id}`;
  return `${clubCoursePath(club)}${query}${holeNumber === undefined ? '' : `#hole-${holeNumber}`}`;
}
