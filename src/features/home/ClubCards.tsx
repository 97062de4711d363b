import type { GolfClub } from '#contract/clubs/club.ts';
import { operationOn, type ClubOperation } from '#contract/clubs/operation.ts';
import type { Day } from '#contract/shared/day.ts';
import { clubNames } from '#contract/site/club-code.ts';
import { clubCoursePath, type ClubKey } from '#contract/site/site-paths.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import { CourseCard, CourseCards } from '#src/ui/home/CourseCard.tsx';
import { GolfBlock } from '#src/ui/home/HomeSection.tsx';
import { HomeText } from '#src/ui/home/HomeText.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { blockTexts } from './block-texts.ts';

/** The order of spec 000 §2. */
const order: readonly ClubKey[] = ['seongmunan', 'oakvalley', 'oakhills', 'wolsongri'];

const { golf } = blockTexts;

/** The four clubs as cards, each with a link to its courses. */
export function ClubCards({
  clubs,
  operations,
  today,
  isFailed,
  onRetry,
}: {
  clubs: readonly GolfClub[] | undefined;
  /** Undefined until they are loaded: whether a club is open is left out. */
  operations: readonly ClubOperation[] | undefined;
  today: Day;
  isFailed: boolean;
  onRetry: () => void;
}) {
  const todayAt = (key: ClubKey) => {
    const operation = operations?.find((each) => each.key === key);
    return operation && operationOn(operation, today);
  };
  const shown = order.flatMap((key) => clubs?.find((club) => club.key === key) ?? []);
  return (
    <GolfBlock
      text={
        <HomeText number="03" eyebrow="Golf" heading="Largest and Foremost" title={golf.title} texts={[golf.text]} />
      }
      link={
        <LinkText href={golf.link.href} variant="onward" lang="en">
          {golf.link.label}
        </LinkText>
      }
    >
      <Fetched label="클럽 정보" isPending={!clubs && !isFailed} isFailed={isFailed} rows={6} onRetry={onRetry}>
        <CourseCards>
          {shown.map(({ key, nameEn, courseCard, holes, accessLabel, lengthM, designer }) => (
            <li key={key}>
              <CourseCard
                href={clubCoursePath(key)}
                title={clubNames[key]}
                latin={nameEn.replace(/ Country Club$/, '')}
                picture={courseCard.thumbnail}
                holes={holes}
                access={accessLabel}
                metres={lengthM}
                designer={designer}
                today={todayAt(key)}
                moreLabel="더보기"
              />
            </li>
          ))}
        </CourseCards>
      </Fetched>
    </GolfBlock>
  );
}
