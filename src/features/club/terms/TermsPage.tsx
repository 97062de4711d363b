import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ClubKey } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { termsQuery } from '#src/api/club-content.ts';
import { ClubPage } from '#src/shared/club/ClubPage.tsx';
import { documentSections } from '#src/shared/served-html/document-sections.ts';
import { useHashTarget } from '#src/shared/served-html/use-hash-target.ts';
import { TermsScreen, type TermsPageName } from './TermsScreen.tsx';

const kinds = { 'terms-of-compliance': 'COMPLIANCE', 'terms-of-use': 'USE' } as const;

/** /{club}/terms-of-compliance and /{club}/terms-of-use. */
export function TermsPage({ club, page }: { club: ClubKey; page: TermsPageName }) {
  const { data, isLoadingError, refetch } = useQuery(termsQuery(useClient(), club));
  const terms = data?.find(({ kind }) => kind === kinds[page]);
  const parts = useMemo(() => data && documentSections(terms?.description ?? ''), [data, terms]);
  useHashTarget(parts !== undefined);
  return (
    <ClubPage club={club} page={page}>
      <TermsScreen
        page={page}
        title={terms?.title}
        parts={parts}
        isFailed={isLoadingError}
        onRetry={() => void refetch()}
      />
    </ClubPage>
  );
}
