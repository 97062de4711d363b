import { clubMessages } from '#contract/clubs/club-messages.ts';
import type { DrivingRangeFee } from '#contract/clubs/driving-range.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { ArticlePart, IndexedArticle } from '#src/ui/page/IndexedArticle.tsx';
import { feeId, feeIndex } from './fee-parts.ts';

export type FeeTablesProps = { fees: Loadable<readonly DrivingRangeFee[]>; eyebrow: string; title?: string };

/** The fee tables of the driving range, with their index. */
export function FeeTables({ fees: { data, isFailed, onRetry }, eyebrow, title }: FeeTablesProps) {
  return (
    <IndexedArticle
      eyebrow={eyebrow}
      {...(title && { title })}
      remark="단위 원"
      indexLabel="요금표 차례"
      parts={feeIndex(data)}
      isPending={data === undefined && !isFailed}
      kind="tables"
    >
      <Fetched label="요금표" isPending={data === undefined} isFailed={isFailed} rows={8} onRetry={onRetry}>
        {data?.length === 0 && <EmptyState eyebrow="Fee" title={clubMessages.noFeeTables} picture="ink-autumn" />}
        {data?.map((fee) => (
          <ArticlePart key={fee.id} id={feeId(fee)} title={fee.title}>
            <ServedDocument html={fee.feeTable} />
          </ArticlePart>
        ))}
      </Fetched>
    </IndexedArticle>
  );
}
