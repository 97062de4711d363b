import { clubMessages } from '#contract/clubs/club-messages.ts';
import type { GolfClub } from '#contract/clubs/club.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { Table, type Column } from '#src/ui/data/Table.tsx';
import { overview } from './overview.ts';

const formatLength = (length: number) => length.toLocaleString('ko-KR');

const columns: readonly Column<GolfClub>[] = [
  { key: 'name', header: '클럽', cell: ({ storyCard }) => storyCard.title, isRowHeader: true },
  { key: 'access', header: '이용', cell: ({ accessLabel }) => accessLabel },
  { key: 'courses', header: '코스', cell: ({ courseNames }) => courseNames.join(', ') },
  { key: 'cart', header: '카트와 캐디', cell: ({ cart, caddie }) => `${cart}, ${caddie}` },
  { key: 'holes', header: '홀', cell: ({ holes }) => `${holes}홀`, align: 'end' },
  {
    key: 'length',
    header: '전장',
    cell: ({ lengthM, lengthYd }) => `${formatLength(lengthM)}m / ${formatLength(lengthYd)}yd`,
    align: 'end',
  },
];

const order: readonly string[] = overview.cards.map(({ club }) => club);
const inOrder = (clubs: readonly GolfClub[]) => [...clubs].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));

/** Compares the clubs: access, courses, carts and caddies, holes and lengths (spec 000 §1). */
export function ClubComparison({ clubs: { data, isFailed, onRetry } }: { clubs: Loadable<readonly GolfClub[]> }) {
  return (
    <Fetched label="클럽별 코스 개요" isPending={data === undefined} isFailed={isFailed} rows={5} onRetry={onRetry}>
      {data?.length === 0 ? (
        <EmptyState eyebrow="Clubs" title={clubMessages.noClubs} />
      ) : (
        <Table
          caption="클럽별 코스 개요"
          columns={columns}
          items={inOrder(data ?? [])}
          keyOf={({ key }) => key}
          density="airy"
        />
      )}
    </Fetched>
  );
}
