import { useRef } from 'react';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { SkeletonRows } from '#src/ui/page/PendingRegion.tsx';
import { Notice } from './table-style.ts';

type TableNoticeProps = {
  isLoading: boolean;
  isEmpty: boolean;
  empty: string;
  failure: string | null;
  onRetry: () => void;
};

/** Replaces the rows of a table that has none. The focus stays here while they are loaded again. */
export function TableNotice({ isLoading, isEmpty, empty, failure, onRetry }: TableNoticeProps) {
  const root = useRef<HTMLDivElement>(null);
  const retry = () => {
    root.current?.focus();
    onRetry();
  };
  return (
    <div ref={root} tabIndex={-1}>
      {isLoading && (
        <div aria-hidden="true">
          <SkeletonRows count={5} />
        </div>
      )}
      {failure !== null && (
        <Notice>
          <Text role="alert">{failure}</Text>
          <Actions>
            <Button variant="secondary" size="small" onPress={retry}>
              다시 불러오기
            </Button>
          </Actions>
        </Notice>
      )}
      {failure === null && isEmpty && (
        <Notice>
          <Text role="status" tone="quiet">
            {empty}
          </Text>
        </Notice>
      )}
    </div>
  );
}
