import type { Overview } from '#contract/staff/overview.ts';
import { staffPageMessages } from '#contract/staff/staff-page-messages.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions } from '#src/ui/foundation/layout.ts';
import { Heading, Text } from '#src/ui/foundation/text.ts';
import { InlineNotice } from '#src/ui/page/InlineNotice.tsx';
import { PendingRegion, SkeletonRows } from '#src/ui/page/PendingRegion.tsx';
import { Counts } from './Counts.tsx';
import { DaysSection } from './DaysSection.tsx';
import { PublicationCounts } from './PublicationCounts.tsx';
import { Part } from './overview-style.ts';

export type OverviewScreenProps = {
  /** Undefined while it is loading. */
  overview: Overview | undefined;
  hasConsultations: boolean;
  hasContent: boolean;
  failure: string | null;
  onRetry: () => void;
};

export function OverviewScreen({ overview, hasConsultations, hasContent, failure, onRetry }: OverviewScreenProps) {
  if (failure !== null)
    return (
      <>
        <Text role="alert">{failure}</Text>
        <Actions>
          <Button variant="secondary" size="small" onPress={onRetry}>
            다시 불러오기
          </Button>
        </Actions>
      </>
    );
  return (
    <PendingRegion isPending={!overview} skeleton={<SkeletonRows count={8} />}>
      {overview && (
        <>
          {hasConsultations && (
            <Part aria-labelledby="overview-consultations">
              <Heading id="overview-consultations">상담</Heading>
              <Counts consultations={overview.consultations} />
            </Part>
          )}
          {hasContent && (
            <Part aria-labelledby="overview-content">
              <Heading id="overview-content">콘텐츠</Heading>
              <PublicationCounts publications={overview.publications} />
            </Part>
          )}
          <Part aria-labelledby="overview-mails">
            <Heading id="overview-mails">이메일</Heading>
            <Text>
              최근 30일 동안 {overview.mails.failed}통을 보내지 못했고, {overview.mails.waiting}통이 다시 보내기를
              기다립니다.
            </Text>
            {overview.mails.failed > 0 && <InlineNotice>{staffPageMessages.failedMails}</InlineNotice>}
          </Part>
          <DaysSection days={overview.days} />
        </>
      )}
    </PendingRegion>
  );
}
