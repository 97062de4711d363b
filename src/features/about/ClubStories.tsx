import { clubMessages } from '#contract/clubs/club-messages.ts';
import type { GolfClub } from '#contract/clubs/club.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { StoryCards, StoryCardsSkeleton, type StoryCard } from '#src/ui/page/StoryCards.tsx';
import { coursePathOf } from './club-of-name.ts';

/** The clubs, each with its story and a link to its courses. */
export function ClubStories({ clubs: { data, isFailed, onRetry } }: { clubs: Loadable<readonly GolfClub[]> }) {
  return (
    <Fetched
      label="클럽 소개"
      isPending={data === undefined}
      isFailed={isFailed}
      rows={4}
      skeleton={<StoryCardsSkeleton count={4} />}
      onRetry={onRetry}
    >
      {data?.length === 0 ? (
        <EmptyState eyebrow="Clubs" title={clubMessages.noClubs} />
      ) : (
        <StoryCards cards={(data ?? []).map(cardOf)} more="더보기" />
      )}
    </Fetched>
  );
}

const cardOf = ({
  id,
  nameKo,
  nameEn,
  designer,
  storyCard: { title, subtitle, description, backgroundImage },
}: GolfClub): StoryCard => ({
  key: id,
  eyebrow: nameEn,
  title,
  subtitle,
  text: description,
  designer,
  picture: (
    <ContentPicture
      file={backgroundImage}
      crop="band"
      alt=""
      sizes="(max-width: 1025px) 100vw, 60vw"
      width={7}
      height={7}
    />
  ),
  href: coursePathOf(nameKo),
});
