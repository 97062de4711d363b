import { useCallback, useState } from 'react';
import { Activity, type ActivityProps } from './activity/Activity.tsx';
import { Consents } from './consents/Consents.tsx';
import { Devices } from './devices/Devices.tsx';
import { Passkeys } from './passkeys/Passkeys.tsx';
import { OwnData } from './own-data/OwnData.tsx';

export type ProfileRecordsProps = ActivityProps;

/**
 * The collapsed sections below the profile form. Disowning an activity ends sessions, so that the list of devices starts
 * anew.
 */
export function ProfileRecords({ onLapse, onPasswordWanted }: ProfileRecordsProps) {
  const [disowned, setDisowned] = useState(0);
  const onDisowned = useCallback(() => {
    setDisowned((count) => count + 1);
    onPasswordWanted();
  }, [onPasswordWanted]);
  return (
    <>
      <Consents />
      <Devices key={disowned} onLapse={onLapse} />
      <Passkeys onLapse={onLapse} />
      <Activity onLapse={onLapse} onPasswordWanted={onDisowned} />
      <OwnData onLapse={onLapse} />
    </>
  );
}
