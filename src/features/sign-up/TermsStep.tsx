import type { Agreements } from '#contract/account/agreements.ts';
import type { Document } from '#contract/site/document.ts';
import { listMessages, notLoadedMessage } from '#contract/shared/list-messages.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { PendingRegion, SkeletonRows } from '#src/ui/page/PendingRegion.tsx';
import { termsOf } from './terms.ts';
import { TermsForm, type TermsFormProps } from './TermsForm.tsx';

export type TermsSource = { documents: readonly Document[] | undefined; isFailed: boolean; onRetry: () => void };

export type TermsStepProps = Omit<TermsFormProps, 'terms' | 'initial'> & { terms: TermsSource; agreements: Agreements };

/** The current terms; the user must not agree to terms that could not be loaded. */
export function TermsStep({
  terms: { documents, isFailed, onRetry },
  agreements,
  onAgree,
  onCancel,
  onBack,
}: TermsStepProps) {
  if (isFailed) {
    const retry = (
      <Button variant="secondary" size="small" onPress={onRetry}>
        다시 불러오기
      </Button>
    );
    return (
      <EmptyState eyebrow="Terms" title={notLoadedMessage('약관을')} text={listMessages.retryLater} action={retry} />
    );
  }
  return (
    <PendingRegion isPending={documents === undefined} skeleton={<SkeletonRows count={4} density="airy" />}>
      {documents && (
        <TermsForm
          terms={termsOf(documents)}
          initial={agreements}
          onAgree={onAgree}
          onCancel={onCancel}
          onBack={onBack}
        />
      )}
    </PendingRegion>
  );
}
