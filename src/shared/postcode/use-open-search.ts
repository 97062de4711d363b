import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { postcodeMachine } from '#machines/postcode.machine.ts';

const isOpen = (snapshot: SnapshotFrom<typeof postcodeMachine>) => snapshot.matches('open');

/**
 * Returns whether the postcode search is open, and closes it, so that it can be a step of its page: Back then closes
 * the search, not the page.
 */
export function useOpenSearch(actor: ActorRefFrom<typeof postcodeMachine>): { isOpen: boolean; close: () => void } {
  const close = useCallback(() => actor.send({ type: 'search.closed' }), [actor]);
  return { isOpen: useSelector(actor, isOpen), close };
}
