import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { documentQuery } from '#src/api/documents.ts';
import { documentSections } from '#src/shared/served-html/document-sections.ts';
import { useHashTarget } from '#src/shared/served-html/use-hash-target.ts';
import { effectiveDate } from './effective-date.ts';
import { PolicyScreen } from './PolicyScreen.tsx';

/** The document that each policy page shows (spec 000 §2). */
const types = { [paths.privacyPolicy]: 'PRIVACY', [paths.videoPolicy]: 'VIDEO', [paths.termsOfUse]: 'TERM' } as const;

export type PolicyPageProps = { path: keyof typeof types };

/** A policy page: the current document of its type, with an index of its sections. */
export function PolicyPage({ path }: PolicyPageProps) {
  const { data, isLoadingError, refetch } = useQuery(documentQuery(useClient(), types[path]));
  const parts = useMemo(() => data && documentSections(data.content), [data]);
  useHashTarget(parts !== undefined);
  return (
    <PolicyScreen
      path={path}
      effective={data && effectiveDate(data.version)}
      parts={parts}
      isFailed={isLoadingError}
      onRetry={() => void refetch()}
    />
  );
}
