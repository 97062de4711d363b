import type { SnapshotFrom } from 'xstate';
import type { pictureUploadMachine } from '#machines/picture-upload.machine.ts';

export type PictureUploadView = {
  /** Name of the file that was picked, or empty. */
  fileName: string;
  fileError: string | undefined;
  altError: string | undefined;
  isUploading: boolean;
  /** Why the server did not take it, or null. */
  alert: string | null;
};

/** View of the upload of a picture. */
export function pictureUploadView(snapshot: SnapshotFrom<typeof pictureUploadMachine>): PictureUploadView {
  const { file, errors, alert } = snapshot.context;
  return {
    fileName: file?.name ?? '',
    fileError: errors.file,
    altError: errors.alt,
    isUploading: snapshot.matches('uploading'),
    alert: snapshot.matches({ choosing: 'failed' }) ? alert : null,
  };
}
