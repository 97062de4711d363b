import type { ConsentRecord } from '#contract/account/consent.ts';
import { recordMessages } from '#contract/account/record-messages.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import { ConsentTable } from './ConsentTable.tsx';

export type ConsentHistoryProps = {
  consents: readonly ConsentRecord[] | undefined;
  isFailed: boolean;
  onRetry: () => void;
};

/** Consents given and withdrawn, latest first. */
export function ConsentHistory({ consents, isFailed, onRetry }: ConsentHistoryProps) {
  return (
    <Fetched label="동의 내역" isPending={consents === undefined} isFailed={isFailed} rows={4} onRetry={onRetry}>
      {consents && consents.length > 0 ? (
        <ConsentTable consents={consents} />
      ) : (
        <Text tone="quiet">{recordMessages.noConsents}</Text>
      )}
    </Fetched>
  );
}
