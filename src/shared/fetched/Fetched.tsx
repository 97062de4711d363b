import { useRef, type ReactNode, type RefObject } from 'react';
import { listMessages, notLoadedMessage } from '#contract/shared/list-messages.ts';
import { withParticle } from '#src/shared/words/with-particle.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { PendingRegion, SkeletonRows } from '#src/ui/page/PendingRegion.tsx';
import { Text } from '#src/ui/foundation/text.ts';

export type FetchedProps = {
  label: string;
  isPending: boolean;
  isFailed: boolean;
  /** Number of rows to reserve space for while loading. */
  rows: number;
  /** Placeholder rendered instead of rows. */
  skeleton?: ReactNode;
  /** Ref to the group, for callers that focus it. */
  groupRef?: RefObject<HTMLDivElement | null>;
  onRetry: () => void;
  children: ReactNode;
};

/**
 * A list that is loading, loaded, or failed with a retry button; the button keeps its position while the list is
 * refetched.
 */
export function Fetched({ label, isPending, isFailed, rows, skeleton, groupRef, onRetry, children }: FetchedProps) {
  const localRef = useRef<HTMLDivElement>(null);
  const root = groupRef ?? localRef;
  const retry = () => {
    root.current?.focus();
    onRetry();
  };
  return (
    <div ref={root} role="group" aria-label={label} tabIndex={-1}>
      {isFailed ? (
        <Stack gap="small">
          <Text role="status" tone="quiet">
            {notLoadedMessage(withParticle(label, '을/를'))} {listMessages.retryLater}
          </Text>
          <div>
            <Button variant="secondary" size="small" onPress={retry}>
              다시 불러오기
            </Button>
          </div>
        </Stack>
      ) : (
        <PendingRegion isPending={isPending} skeleton={skeleton ?? <SkeletonRows count={rows} />}>
          {children}
        </PendingRegion>
      )}
    </div>
  );
}
