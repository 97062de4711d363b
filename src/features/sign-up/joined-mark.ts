import { useEffect, useState } from 'react';
import { readForSession, removeForSession, storeForSession } from '#src/api/stored.ts';
import { useClientValue } from '#src/lib/use-client-value.ts';

/**
 * Marks in this tab that a sign-up is complete, so that a reload of its last step can say so. The mark ends when the
 * page is left for another one of this site.
 */
export const noteJoined = (): void => storeForSession('joined', 'true');

/** Whether this page was reloaded after a sign-up was complete; false during hydration. */
export function useJoinedBefore(): boolean {
  const [hasJoined] = useState(() => readForSession('joined') !== null);
  useEffect(() => () => removeForSession('joined'), []);
  return useClientValue(() => hasJoined, false);
}
