import { listMessages, notLoadedMessage } from '#contract/shared/list-messages.ts';
import { membershipMessages } from '#contract/membership/membership-messages.ts';
import type { Membership } from '#contract/membership/membership.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { PendingRegion, SkeletonRows } from '#src/ui/page/PendingRegion.tsx';
import { MembershipTable } from './MembershipTable.tsx';

export type MembershipsProps = {
  memberships: readonly Membership[] | undefined;
  isFailed: boolean;
  onRetry: () => void;
};

export function Memberships({ memberships, isFailed, onRetry }: MembershipsProps) {
  if (isFailed) {
    return (
      <EmptyState
        eyebrow="Membership"
        title={notLoadedMessage('회원권을')}
        text={listMessages.retryLater}
        action={
          <Button variant="secondary" size="small" onPress={onRetry}>
            다시 불러오기
          </Button>
        }
      />
    );
  }
  return (
    <PendingRegion isPending={memberships === undefined} skeleton={<SkeletonRows count={3} density="airy" />}>
      {memberships && memberships.length > 0 ? (
        <MembershipTable memberships={memberships} />
      ) : (
        <EmptyState eyebrow="Membership" title={membershipMessages.none} />
      )}
    </PendingRegion>
  );
}
