import type { GolfClub } from '#contract/clubs/club.ts';
import type { Figure } from '#src/ui/data/FigureList.tsx';

/** How many holes there are, and for whom: undefined while the clubs are on their way, null where they could not be had. */
export function clubFigures(clubs: readonly GolfClub[] | undefined, isFailed: boolean): Figure[] {
  const count = (holds: (club: GolfClub) => boolean) => (clubs ? clubs.filter(holds).reduce((sum, { holes }) => sum + holes, 0) : isFailed ? null : undefined);
  return [
    { label: '전체 홀', value: count(() => true) },
    { label: '회원제 홀', value: count(({ access }) => access === 'members-only') },
    { label: '퍼블릭 홀', value: count(({ access }) => access === 'public') },
  ];
}
