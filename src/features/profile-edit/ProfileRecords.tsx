import { Consents } from './consents/Consents.tsx';
import { Devices } from './devices/Devices.tsx';
import { OwnData } from './own-data/OwnData.tsx';

export type ProfileRecordsProps = {
  /** Called when the password check has expired on the server. */
  onLapse: (message: string) => void;
};

/** The collapsed sections below the profile form. */
export const ProfileRecords = ({ onLapse }: ProfileRecordsProps) => (
  <>
    <Consents />
    <Devices onLapse={onLapse} />
    <OwnData onLapse={onLapse} />
  </>
);
