import { useState } from 'react';
import { useClient } from '#src/api/client-context.tsx';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { provideOtherSessions } from './actors.ts';
import { OtherSessions } from './OtherSessions.tsx';

/** Where the member is logged in, asked for when it is first looked at. */
export function Devices() {
  const [isWanted, setWanted] = useState(false);
  return (
    <Disclosure title="로그인 기기" onFirstOpen={() => setWanted(true)}>
      {isWanted && <LoadedDevices />}
    </Disclosure>
  );
}

function LoadedDevices() {
  const client = useClient();
  const [machine] = useState(() => provideOtherSessions(client));
  return <OtherSessions actor={useFlow(machine)} />;
}
