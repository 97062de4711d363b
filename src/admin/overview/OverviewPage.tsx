import { useQuery } from '@tanstack/react-query';
import { overview } from '#contract/staff/overview.ts';
import { failureText } from '#src/api/refusal.ts';
import { useStaffClient } from '../api/client-context.tsx';
import { staffQuery } from '../api/staff-query.ts';
import { usePermission } from '../session/session-context.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { OverviewScreen } from './OverviewScreen.tsx';

/** The first page: what waits for somebody, and the last days in figures. */
export function OverviewPage() {
  const { data, error, refetch } = useQuery(staffQuery(useStaffClient(), overview, {}));
  return (
    <>
      <PageHeading title="개요" />
      <OverviewScreen
        overview={data}
        hasConsultations={usePermission('consultations.list')}
        hasContent={usePermission('content.read')}
        failure={data ? null : error && failureText(error)}
        onRetry={() => void refetch()}
      />
    </>
  );
}
