import { useRef } from 'react';
import { activityMessages, activityPositionMessage } from '#contract/account/activity-messages.ts';
import { activityList, type ActivityPage } from '#contract/account/activity.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Stack, Spread } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { ActivityTable } from './ActivityTable.tsx';

export type ActivityListProps = {
  activity: ActivityPage | undefined;
  /** The number of the page that is shown or loading. */
  page: number;
  isFailed: boolean;
  onRetry: () => void;
  /** Called with the number of the page to show. */
  onTurn: (page: number) => void;
};

/** Entries of most members; only a page after the first is known to follow a full one. */
const usualCount = 4;

/** What happened with the account, newest first, in pages. Turning a page moves the focus to the list. */
export function ActivityList({ activity, page, isFailed, onRetry, onTurn }: ActivityListProps) {
  const list = useRef<HTMLDivElement>(null);
  const turn = (to: number) => {
    list.current?.focus();
    onTurn(to);
  };
  return (
    <Fetched
      label="활동 내역"
      isPending={activity === undefined}
      isFailed={isFailed}
      rows={page === 1 ? usualCount : activityList.pageSize}
      groupRef={list}
      onRetry={onRetry}
    >
      {activity && activity.content.length > 0 ? (
        <Stack gap="small">
          <ActivityTable entries={activity.content} />
          <Turning {...activity.page} onTurn={turn} />
        </Stack>
      ) : (
        <Text tone="quiet">{activityMessages.none}</Text>
      )}
    </Fetched>
  );
}

type TurningProps = Pick<ActivityPage['page'], 'number' | 'totalPages'> & Pick<ActivityListProps, 'onTurn'>;

/** The buttons to the later and to the earlier page; nothing for a single page. */
function Turning({ number, totalPages, onTurn }: TurningProps) {
  if (totalPages === 1) return null;
  return (
    <Spread>
      <Button variant="secondary" size="small" isDisabled={number === 1} onPress={() => onTurn(number - 1)}>
        최근 활동
      </Button>
      <Text size="small" tone="quiet">
        {activityPositionMessage(number, totalPages)}
      </Text>
      <Button variant="secondary" size="small" isDisabled={number === totalPages} onPress={() => onTurn(number + 1)}>
        이전 활동
      </Button>
    </Spread>
  );
}
