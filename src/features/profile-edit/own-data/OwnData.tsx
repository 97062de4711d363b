import { useEffect, useState } from 'react';
import { useClient } from '#src/api/client-context.tsx';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { Disclosure } from '#src/ui/overlays/Disclosure.tsx';
import { provideOwnData } from './actors.ts';
import { OwnDataDownload } from './OwnDataDownload.tsx';

type OwnDataProps = {
  /** Called when the password check has expired on the server. */
  onLapse: (message: string) => void;
};

/** The download of all data that the site stores about the member. */
export function OwnData({ onLapse }: OwnDataProps) {
  const client = useClient();
  const [machine] = useState(() => provideOwnData(client));
  const actor = useFlow(machine);
  useEffect(() => {
    const { unsubscribe } = actor.on('check.lapsed', ({ message }) => onLapse(message));
    return unsubscribe;
  }, [actor, onLapse]);
  return (
    <Disclosure title="내 정보 내려받기">
      <OwnDataDownload actor={actor} />
    </Disclosure>
  );
}
