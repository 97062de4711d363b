import type { ReactNode } from 'react';
import type { FeeItem } from '#contract/clubs/club-content.ts';
import { clubMessages } from '#contract/clubs/club-messages.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { ArticlePart, IndexedArticle } from '#src/ui/page/IndexedArticle.tsx';

export type FeeScreenProps = { items: Loadable<readonly FeeItem[]>; calculator: ReactNode };

const estimate = { id: 'fee-estimate', title: '예상 금액 계산' };
const idOf = ({ id }: FeeItem) => `fee-${id}`;

/** The fee tables of a club, and the fee calculator. */
export function FeeScreen({ items: { data, isFailed, onRetry }, calculator }: FeeScreenProps) {
  const sections = [
    ...(data ?? []).map((item) => ({ id: idOf(item), title: item.title })),
    ...(data?.length ? [estimate] : []),
  ];
  const index = sections.map(({ id, title }, position) => ({ id, number: String(position + 1), label: title }));
  return (
    <IndexedArticle eyebrow="Fee" indexLabel="요금 차례" parts={index} kind="tables" isPending={!data && !isFailed}>
      <Fetched label="요금표" isPending={data === undefined} isFailed={isFailed} rows={24} onRetry={onRetry}>
        {data?.length === 0 && <EmptyState eyebrow="Fee" title={clubMessages.noFeeTables} picture="ink-autumn" />}
        {data?.map((item) => (
          <ArticlePart key={item.id} id={idOf(item)} title={item.title} remark={item.exposureUnit}>
            <ServedDocument html={item.feeTable} label={item.title} />
          </ArticlePart>
        ))}
        {data && data.length > 0 && (
          <ArticlePart id={estimate.id} title={estimate.title}>
            {calculator}
          </ArticlePart>
        )}
      </Fetched>
    </IndexedArticle>
  );
}
