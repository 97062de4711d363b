import { listMessages } from '#contract/shared/list-messages.ts';
import { policyPages, type PolicyPath } from '#contract/site/pages/policy.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import { InkPage } from '#src/shared/page/InkPage.tsx';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { ArticlePart, IndexedArticle } from '#src/ui/page/IndexedArticle.tsx';
import type { DocumentSection } from '#src/shared/served-html/document-sections.ts';
import { policyTabs } from './policy-tabs.ts';

export type PolicyScreenProps = {
  path: PolicyPath;
  /** Text with the effective date; undefined while the document is loading. */
  effective: string | undefined;
  parts: readonly DocumentSection[] | undefined;
  isFailed: boolean;
  onRetry: () => void;
};

export function PolicyScreen({ path, effective, parts, isFailed, onRetry }: PolicyScreenProps) {
  const info = policyPages[path];
  const index = (parts ?? []).flatMap(({ id, title, number, name }) =>
    title === null ? [] : [{ id, number, label: name }],
  );
  return (
    <InkPage info={info} tabs={policyTabs(path)}>
      <IndexedArticle
        eyebrow="Contents"
        remark={effective ?? ' '}
        indexLabel={`${info.title} 차례`}
        parts={index}
        isPending={parts === undefined && !isFailed}
      >
        <Fetched label={info.title} isPending={parts === undefined} isFailed={isFailed} rows={9} onRetry={onRetry}>
          {parts?.length === 0 && (
            <EmptyState eyebrow={info.eyebrow} title={listMessages.noContent} picture="ink-autumn" />
          )}
          {parts?.map(({ id, title, html }) => (
            <ArticlePart key={id} id={id} title={title}>
              <ServedDocument html={html} />
            </ArticlePart>
          ))}
        </Fetched>
      </IndexedArticle>
    </InkPage>
  );
}
