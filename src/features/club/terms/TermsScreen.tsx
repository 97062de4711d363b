import { listMessages } from '#contract/shared/list-messages.ts';
import { clubPageTitles } from '#contract/site/pages/club-pages.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { DocumentSection } from '#src/shared/served-html/document-sections.ts';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { ArticlePart, IndexedArticle } from '#src/ui/page/IndexedArticle.tsx';

export type TermsPageName = 'terms-of-compliance' | 'terms-of-use';

export type TermsScreenProps = {
  page: TermsPageName;
  /** The title that the club gives the terms; undefined until they are loaded. */
  title: string | undefined;
  parts: readonly DocumentSection[] | undefined;
  isFailed: boolean;
  onRetry: () => void;
};

const eyebrows = { 'terms-of-compliance': 'Etiquette', 'terms-of-use': 'Terms of use' } as const;

export function TermsScreen({ page, title = clubPageTitles[page], parts, isFailed, onRetry }: TermsScreenProps) {
  const index = (parts ?? []).flatMap(({ id, title: heading, number, name }) =>
    heading === null ? [] : [{ id, number, label: name }],
  );
  return (
    <IndexedArticle
      eyebrow={eyebrows[page]}
      title={title}
      indexLabel={`${clubPageTitles[page]} 차례`}
      parts={index}
      isPending={!parts && !isFailed}
    >
      <Fetched
        label={clubPageTitles[page]}
        isPending={parts === undefined}
        isFailed={isFailed}
        rows={14}
        onRetry={onRetry}
      >
        {parts?.length === 0 && (
          <EmptyState eyebrow={eyebrows[page]} title={listMessages.noContent} picture="ink-autumn" />
        )}
        {parts?.map(({ id, title: heading, html }) => (
          <ArticlePart key={id} id={id} title={heading}>
            <ServedDocument html={html} label={heading ?? title} />
          </ArticlePart>
        ))}
      </Fetched>
    </IndexedArticle>
  );
}
