import { fromPromise } from 'xstate';
import { uploadPicture } from '#contract/staff/publication.ts';
import { pictureUploadMachine, type UploadOutcome } from '#machines/picture-upload.machine.ts';
import { refusalText } from '#src/api/refusal.ts';
import type { StaffClient } from '../../api/call.ts';

/** The upload of a picture, bound to the server. Closing it aborts the call. */
export const providePictureUpload = (client: StaffClient) =>
  pictureUploadMachine.provide({
    actors: {
      uploadPicture: fromPromise<UploadOutcome, { body: Blob; alt: string }>(({ input: { body, alt }, signal }) =>
        client(uploadPicture, { body, query: { alt }, signal }).then(
          (picture) => ({ kind: 'uploaded', picture }),
          (error: unknown) => ({ kind: 'refused', message: refusalText(error) }),
        ),
      ),
    },
  });
