import { Consents } from './consents/Consents.tsx';
import { Devices } from './devices/Devices.tsx';
import { OwnData } from './own-data/OwnData.tsx';

export type ProfileRecordsProps = {
  /** Told when the server counts the password check no more. */
  onLapse: (message: string) => void;
};

/** All that is folded under the profile form. */
export const ProfileRecords = ({ onLapse }: ProfileRecordsProps) => (
  <>
    <Consents />
    <Devices onLapse={onLapse} />
    <OwnData onLapse={onLapse} />
  </>
);
