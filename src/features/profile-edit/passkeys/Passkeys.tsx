import { useEffect, useState } from 'react';
import { useClient } from '#src/api/client-context.tsx';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { PasskeyList } from '#src/shared/passkey/list/PasskeyList.tsx';
import { Disclosure } from '#src/ui/overlays/Disclosure.tsx';
import { providePasskeys } from './actors.ts';

type PasskeysProps = {
  /** Called when the password check has expired on the server. */
  onLapse: (message: string) => void;
};

/** The member's passkeys, fetched when the section is first opened. */
export function Passkeys({ onLapse }: PasskeysProps) {
  const [hasOpened, setOpened] = useState(false);
  return (
    <Disclosure title="패스키" onFirstOpen={() => setOpened(true)}>
      {hasOpened && <LoadedPasskeys onLapse={onLapse} />}
    </Disclosure>
  );
}

function LoadedPasskeys({ onLapse }: PasskeysProps) {
  const client = useClient();
  const [machine] = useState(() => providePasskeys(client));
  const actor = useFlow(machine);
  useEffect(() => {
    const { unsubscribe } = actor.on('check.lapsed', ({ message }) => onLapse(message));
    return unsubscribe;
  }, [actor, onLapse]);
  return <PasskeyList actor={actor} />;
}
