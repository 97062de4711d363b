import { useQuery } from '@tanstack/react-query';
import { clubMessages } from '#contract/clubs/club-messages.ts';
import { forecastMessages } from '#contract/clubs/forecast-messages.ts';
import { operationOn } from '#contract/clubs/operation.ts';
import { clubPath, type ClubKey } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { operationsQuery } from '#src/api/clubs.ts';
import { useToday } from '#src/shared/page/use-today.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { PageStatus } from '#src/ui/page/PageStatus.tsx';

/** Whether a club is open today, and the way to its weather; nothing until it is known. */
export function ClubToday({ club }: { club: ClubKey }) {
  const { data } = useQuery(operationsQuery(useClient()));
  const today = useToday();
  const operation = data?.find(({ key }) => key === club);
  if (!operation) return null;
  return (
    <PageStatus text={operationOn(operation, today)} note={clubMessages.operationNote}>
      <LinkText href={`${clubPath(club, 'booking-information')}#weather`} variant="onward">
        {forecastMessages.title}
      </LinkText>
    </PageStatus>
  );
}
