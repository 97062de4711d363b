import type { SnapshotFrom } from 'xstate';
import type { Shared, shareMachine } from '#machines/share.machine.ts';

export type ShareView = Shared & {
  isOpen: boolean;
  /** The option that is in progress. */
  pending: 'kakao' | 'sheet' | 'copy' | null;
  outcome: 'copied' | 'copiedForKakao' | 'unavailable' | null;
};

/** View of the share control. */
export const shareView = (snapshot: SnapshotFrom<typeof shareMachine>): ShareView => ({
  ...snapshot.context,
  isOpen: snapshot.hasTag('open'),
  pending: pendingOf(snapshot),
  outcome: outcomeOf(snapshot),
});

function pendingOf(snapshot: SnapshotFrom<typeof shareMachine>): ShareView['pending'] {
  if (snapshot.matches({ open: 'sendingByKakao' })) return 'kakao';
  if (snapshot.matches({ open: 'openingSheet' })) return 'sheet';
  return snapshot.matches({ open: 'copying' }) ? 'copy' : null;
}

function outcomeOf(snapshot: SnapshotFrom<typeof shareMachine>): ShareView['outcome'] {
  if (snapshot.matches({ open: 'copied' })) return 'copied';
  if (snapshot.matches({ open: 'copiedForKakao' })) return 'copiedForKakao';
  return snapshot.matches({ open: 'unavailable' }) ? 'unavailable' : null;
}
