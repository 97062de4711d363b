import type { Agreements } from '#contract/agreements.ts';
import type { Document } from '#contract/document.ts';
import { listMessages, notLoadedMessage } from '#contract/list-messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PendingRegion, SkeletonRows } from '#src/ui/PendingRegion.tsx';
import { termsOf } from './terms.ts';
import { TermsForm, type TermsFormProps } from './TermsForm.tsx';

export type TermsSource = { documents: readonly Document[] | undefined; isFailed: boolean; onRetry: () => void };

export type TermsStepProps = Omit<TermsFormProps, 'terms' | 'initial'> & { terms: TermsSource; agreements: Agreements };

/** The terms as they are in force; nobody agrees to what cannot be read. */
export function TermsStep({ terms: { documents, isFailed, onRetry }, agreements, onAgree, onCancel, onBack }: TermsStepProps) {
  if (isFailed) {
    const retry = (
      <Button variant="secondary" size="small" onPress={onRetry}>
        다시 불러오기
      </Button>
    );
    return <EmptyState eyebrow="Terms" title={notLoadedMessage('약관을')} text={listMessages.retryLater} action={retry} />;
  }
  return (
    <PendingRegion isPending={documents === undefined} skeleton={<SkeletonRows count={4} density="airy" />}>
      {documents && <TermsForm terms={termsOf(documents)} initial={agreements} onAgree={onAgree} onCancel={onCancel} onBack={onBack} />}
    </PendingRegion>
  );
}
