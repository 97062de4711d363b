import type { GolfClub } from '#contract/clubs/club.ts';
import type { Figure } from '#src/ui/data/FigureList.tsx';

/**
 * Numbers of holes, in total and by access; undefined while the clubs are loading, null if they could not be loaded.
 */
export function clubFigures(clubs: readonly GolfClub[] | undefined, isFailed: boolean): Figure[] {
  const count = (matches: (club: GolfClub) => boolean) =>
    clubs ? clubs.filter(matches).reduce((sum, { holes }) => sum + holes, 0) : isFailed ? null : undefined;
  return [
    { label: '전체 홀', value: count(() => true) },
    { label: '회원제 홀', value: count(({ access }) => access === 'members-only') },
    { label: '퍼블릭 홀', value: count(({ access }) => access === 'public') },
  ];
}
