import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FoundAddress } from '#contract/account/postcode.ts';
import type { postcodeMachine } from '#machines/postcode.machine.ts';
import { AddressSearch } from './AddressSearch.tsx';
import { postcodeView } from './postcode-view.ts';

export type PostcodeProps = {
  actor: ActorRefFrom<typeof postcodeMachine>;
  /** The element that the search is embedded in. */
  frameRef: RefObject<HTMLDivElement | null>;
  address: FoundAddress;
  onFound: (address: FoundAddress) => void;
};

/** Postcode and address, filled in by a search only (spec 001 §4). */
export function Postcode({ actor, frameRef, address, onFound }: PostcodeProps) {
  const view = useSelector(actor, postcodeView, shallowEqual);
  const notifyFound = useEffectEvent(onFound);
  useEffect(() => {
    const { unsubscribe } = actor.on('address.found', (found) => notifyFound(found.address));
    return unsubscribe;
  }, [actor]);
  return (
    <AddressSearch
      {...view}
      {...address}
      frameRef={frameRef}
      onOpen={() => actor.send({ type: 'search.opened' })}
      onClose={() => actor.send({ type: 'search.closed' })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}
