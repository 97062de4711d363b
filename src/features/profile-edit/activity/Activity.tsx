import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { activityMessages } from '#contract/account/activity-messages.ts';
import { activityQuery } from '#src/api/activity.ts';
import { useClient } from '#src/api/client-context.tsx';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { Stack } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { Disclosure } from '#src/ui/overlays/Disclosure.tsx';
import { ActivityList } from './ActivityList.tsx';
import { provideNotMe } from './actors.ts';
import { NotMe } from './NotMe.tsx';

export type ActivityProps = {
  /** Called when the password check has expired on the server. */
  onLapse: (message: string) => void;
  /** Called when the member has to set a new password. */
  onPasswordWanted: () => void;
};

/** What happened with the account, fetched when the section is first opened, and what to do if it was not the member. */
export function Activity(props: ActivityProps) {
  const [hasOpened, setOpened] = useState(false);
  return (
    <Disclosure title="활동 내역" onFirstOpen={() => setOpened(true)}>
      {hasOpened && <LoadedActivity {...props} />}
    </Disclosure>
  );
}

/** The list comes last, since a page of it is several screens of a phone. */
function LoadedActivity({ onLapse, onPasswordWanted }: ActivityProps) {
  const client = useClient();
  const [page, setPage] = useState(1);
  const { data, isLoadingError, refetch } = useQuery(activityQuery(client, page));
  const [machine] = useState(() => provideNotMe(client));
  const actor = useFlow(machine);
  useEffect(() => {
    const subscriptions = [
      actor.on('check.lapsed', ({ message }) => onLapse(message)),
      actor.on('password.wanted', onPasswordWanted),
    ];
    return () => subscriptions.forEach(({ unsubscribe }) => unsubscribe());
  }, [actor, onLapse, onPasswordWanted]);
  return (
    <Stack>
      <Text size="small" tone="quiet">
        {activityMessages.scope}
      </Text>
      <NotMe actor={actor} />
      <ActivityList
        activity={data}
        page={page}
        isFailed={isLoadingError}
        onRetry={() => void refetch()}
        onTurn={setPage}
      />
    </Stack>
  );
}
