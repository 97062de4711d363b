import { assign, emit, setup } from 'xstate';
import { contentDeskMessages } from '#contract/staff/content-desk-messages.ts';
import { alternativeTextError, pictureFileError } from '#contract/staff/picture-file.ts';
import type { UploadedPicture } from '#contract/staff/publication.ts';
import { messages } from '#contract/shared/messages.ts';
import { assertKind } from './assert-kind.ts';
import { promiseActorStub } from './stubs.ts';

/** A file of the user's device; `body` has its bytes. */
export type PickedFile = { name: string; type: string; size: number; body: Blob };

export type PictureUploadEvent =
  | { type: 'file.picked'; file: PickedFile }
  | { type: 'alt.changed' }
  | { type: 'upload.submitted'; alt: string };

export type PictureUploadEmitted = { type: 'upload.refused' };

export type UploadOutcome = { kind: 'uploaded'; picture: UploadedPicture } | { kind: 'refused'; message: string };

type UploadErrors = { readonly file?: string; readonly alt?: string };

/** `alert` is why the server did not take the picture. */
type Context = {
  file: PickedFile | null;
  alt: string;
  errors: UploadErrors;
  alert: string;
  picture: UploadedPicture | null;
};

/** Returns a message for each part without which a picture cannot be sent. */
function uploadErrors(file: PickedFile | null, alt: string): UploadErrors {
  const wrongFile = file === null ? contentDeskMessages.fileRequired : pictureFileError(file);
  const wrongAlt = alternativeTextError(alt);
  return { ...(wrongFile !== null && { file: wrongFile }), ...(wrongAlt !== null && { alt: wrongAlt }) };
}

const unexpected = { type: 'showAlert', params: { message: messages.unexpected } } as const;

/**
 * A picture is picked, described and sent to the server. File and description stay until the server has taken them; a
 * file that cannot be a picture is refused at once, and the one before stays.
 */
export const pictureUploadMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PictureUploadEvent,
    emitted: {} as PictureUploadEmitted,
    output: {} as UploadedPicture | null,
    tags: {} as 'busy',
  },
  actors: {
    uploadPicture: promiseActorStub<UploadOutcome, { body: Blob; alt: string }>('uploadPicture'),
  },
  guards: {
    isPicture: (_, { file }: { file: PickedFile }) => pictureFileError(file) === null,
    isComplete: ({ context }, { alt }: { alt: string }) => Object.keys(uploadErrors(context.file, alt)).length === 0,
    isUploaded: (_, { kind }: UploadOutcome) => kind === 'uploaded',
  },
  actions: {
    setFile: assign((_, { file }: { file: PickedFile }) => ({ file, errors: {} })),
    showFileError: assign(({ context }, { file }: { file: PickedFile }) => {
      const message = pictureFileError(file);
      return { errors: { ...context.errors, ...(message !== null && { file: message }) } };
    }),
    setAlt: assign((_, { alt }: { alt: string }) => ({ alt: alt.trim(), errors: {} })),
    showErrors: assign(({ context }, { alt }: { alt: string }) => ({ errors: uploadErrors(context.file, alt) })),
    clearErrors: assign({ errors: {} }),
    setPicture: assign({ picture: (_, { picture }: { picture: UploadedPicture }) => picture }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    focusRefused: emit({ type: 'upload.refused' }),
  },
}).createMachine({
  id: 'pictureUpload',
  context: { file: null, alt: '', errors: {}, alert: '', picture: null },
  initial: 'choosing',
  output: ({ context: { picture } }) => picture,
  states: {
    choosing: {
      initial: 'clean',
      on: {
        'file.picked': [
          {
            guard: { type: 'isPicture', params: ({ event }) => event },
            target: '.clean',
            actions: { type: 'setFile', params: ({ event }) => event },
          },
          { target: '.refused', actions: { type: 'showFileError', params: ({ event }) => event } },
        ],
        'upload.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'uploading',
            actions: { type: 'setAlt', params: ({ event }) => event },
          },
          { target: '.refused', actions: [{ type: 'showErrors', params: ({ event }) => event }, 'focusRefused'] },
        ],
      },
      states: {
        clean: {},
        refused: { on: { 'alt.changed': { target: 'clean', actions: 'clearErrors' } } },
        /** The server did not take it: the same can be sent again. */
        failed: {},
      },
    },
    uploading: {
      tags: 'busy',
      invoke: {
        id: 'uploadPicture',
        src: 'uploadPicture',
        input: ({ context: { file, alt } }) => ({ body: file?.body ?? new Blob([]), alt }),
        onDone: [
          {
            guard: { type: 'isUploaded', params: ({ event }) => event.output },
            target: 'uploaded',
            actions: { type: 'setPicture', params: ({ event }) => assertKind(event.output, 'uploaded') },
          },
          {
            target: 'choosing.failed',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'choosing.failed', actions: unexpected },
      },
    },
    uploaded: { type: 'final' },
  },
});
