import type { PublicationState } from '#contract/staff/publication.ts';
import type { Overview } from '#contract/staff/overview.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { searchOf } from '../table/use-list-query.ts';
import { timeText } from '../ui/time-text.ts';
import { CountLink, CountList } from './overview-style.ts';

/**
 * How many publications wait for a review, for their author or for their time, each number with a link to the list that
 * it counts.
 */
export function PublicationCounts({
  publications: { review, refused, scheduled, nextAt },
}: Pick<Overview, 'publications'>) {
  const counts: readonly { label: string; count: number; state: PublicationState }[] = [
    { label: '검토 기다림', count: review, state: 'review' },
    { label: '돌려보낸 원고', count: refused, state: 'refused' },
    { label: '게시 예약', count: scheduled, state: 'scheduled' },
  ];
  return (
    <>
      <CountList>
        {counts.map(({ label, count, state }) => (
          <li key={state}>
            <CountLink to={{ pathname: adminPaths.content, search: searchOf({ state }) }}>
              <span>{label}</span>
              <strong>{count}건</strong>
            </CountLink>
          </li>
        ))}
      </CountList>
      {nextAt !== null && <Text>다음 게시는 {timeText(nextAt)}입니다.</Text>}
    </>
  );
}
