import type { SnapshotFrom } from 'xstate';
import type { postcodeMachine } from '#machines/postcode.machine.ts';

export type PostcodeView = { isOpen: boolean; isLoading: boolean; isTypable: boolean; alert: string | null };

/** View of the address search. */
export const postcodeView = (snapshot: SnapshotFrom<typeof postcodeMachine>): PostcodeView => ({
  isOpen: snapshot.matches('open'),
  isLoading: snapshot.hasTag('busy'),
  isTypable: snapshot.context.isTypable,
  alert: snapshot.hasTag('alert') ? snapshot.context.alert : null,
});
