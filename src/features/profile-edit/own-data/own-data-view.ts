import type { SnapshotFrom } from 'xstate';
import { ownDataSavedMessage } from '#contract/account/my-page-messages.ts';
import type { OwnDataFormat, ownDataMachine } from '#machines/own-data.machine.ts';

export type OwnDataView = {
  /** The format that is being saved. */
  pending: OwnDataFormat | null;
  /** Message that a file was saved; empty if none was. */
  status: string;
  alert: string | null;
};

/** View of the download of the member's own data. */
export function ownDataView(snapshot: SnapshotFrom<typeof ownDataMachine>): OwnDataView {
  const { format, savedFile, alert } = snapshot.context;
  return {
    pending: snapshot.matches('saving') ? format : null,
    status: savedFile === null ? '' : ownDataSavedMessage(savedFile),
    alert: snapshot.matches('alerting') ? alert : null,
  };
}
