import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FoundAddress } from '#contract/account/postcode.ts';
import type { postcodeMachine } from '#machines/postcode.machine.ts';
import { AddressSearch, type AddressSearchProps } from './AddressSearch.tsx';
import { postcodeView } from './postcode-view.ts';

export type PostcodeProps = Pick<AddressSearchProps, 'address' | 'errors' | 'frameRef' | 'onType'> & {
  actor: ActorRefFrom<typeof postcodeMachine>;
  onFound: (address: FoundAddress) => void;
};

/** Postcode and address, filled in by a search (spec 001 §4), or typed if the search does not work. */
export function Postcode({ actor, onFound, ...fields }: PostcodeProps) {
  const view = useSelector(actor, postcodeView, shallowEqual);
  const notifyFound = useEffectEvent(onFound);
  useEffect(() => {
    const { unsubscribe } = actor.on('address.found', (found) => notifyFound(found.address));
    return unsubscribe;
  }, [actor]);
  return (
    <AddressSearch
      {...view}
      {...fields}
      onOpen={() => actor.send({ type: 'search.opened' })}
      onClose={() => actor.send({ type: 'search.closed' })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}
