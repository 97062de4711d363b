import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { popupExpiryMachine } from '#machines/popup-expiry.machine.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { onBfcacheRestore } from '#src/lib/on-bfcache-restore.ts';
import { readStoredPopup, onHiddenElsewhere, rememberClosed, storeExpiry } from './storage.ts';

export type PopupExpiryActor = ActorRefFrom<typeof popupExpiryMachine>;

const bound = popupExpiryMachine.provide({
  actions: {
    rememberClosed: (_, params) => rememberClosed(params),
    storeExpiry: (_, params) => storeExpiry(params),
  },
});

/** The actor of a popup, started with the stored choices. The id must not change, so key the component by it. */
export function usePopupExpiryActor(id: string): PopupExpiryActor {
  const [input] = useState(() => readStoredPopup(id));
  return useFlow(bound, { input });
}

/** The view of a popup and its two choices; choices made on other pages apply while it is shown. */
export function usePopupExpiryOf(actor: PopupExpiryActor) {
  const { state, id } = useSelector(actor, view, isSame);
  useEffect(() => (state === 'shown' ? syncWithOtherPages(actor, id) : undefined), [actor, state, id]);
  return {
    state,
    close: () => actor.send({ type: 'popup.closed' }),
    hideForADay: () => actor.send({ type: 'popup.hidden', at: Date.now() }),
  };
}

function syncWithOtherPages(actor: PopupExpiryActor, id: string) {
  const hide = (until: number) => actor.send({ type: 'popup.hiddenElsewhere', until, at: Date.now() });
  const unsubscribe = onHiddenElsewhere(id, hide);
  const stopListening = onBfcacheRestore(() => {
    const { isClosed, hiddenUntil } = readStoredPopup(id);
    if (isClosed) actor.send({ type: 'popup.closed' });
    else if (hiddenUntil !== null) hide(hiddenUntil);
  });
  return () => {
    unsubscribe();
    stopListening();
  };
}

/** A popup by its id: whether it is shown, hidden for a day or closed for the session, and the two choices. */
export const usePopupExpiry = (id: string) => usePopupExpiryOf(usePopupExpiryActor(id));

type View = { state: 'shown' | 'hidden' | 'closed'; id: string };

function view(snapshot: ReturnType<PopupExpiryActor['getSnapshot']>): View {
  const { id } = snapshot.context;
  if (snapshot.matches('shown')) return { state: 'shown', id };
  return { state: snapshot.matches('hidden') ? 'hidden' : 'closed', id };
}

const isSame = (before: View, after: View) => before.state === after.state && before.id === after.id;
