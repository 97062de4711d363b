import { useEffect, useState } from 'react';
import { useClient } from '#src/api/client-context.tsx';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { Disclosure } from '#src/ui/overlays/Disclosure.tsx';
import { provideOtherSessions } from './actors.ts';
import { OtherSessions } from './OtherSessions.tsx';

type DevicesProps = {
  /** Called when the password check has expired on the server. */
  onLapse: (message: string) => void;
};

/** The member's sessions, fetched when the section is first opened. */
export function Devices({ onLapse }: DevicesProps) {
  const [hasOpened, setOpened] = useState(false);
  return (
    <Disclosure title="로그인 기기" onFirstOpen={() => setOpened(true)}>
      {hasOpened && <LoadedDevices onLapse={onLapse} />}
    </Disclosure>
  );
}

function LoadedDevices({ onLapse }: DevicesProps) {
  const client = useClient();
  const [machine] = useState(() => provideOtherSessions(client));
  const actor = useFlow(machine);
  useEffect(() => {
    const { unsubscribe } = actor.on('check.lapsed', ({ message }) => onLapse(message));
    return unsubscribe;
  }, [actor, onLapse]);
  return <OtherSessions actor={actor} />;
}
