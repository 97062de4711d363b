import { assign, emit, setup } from 'xstate';
import { messages } from '#contract/shared/messages.ts';
import { assertKind } from './assert-kind.ts';
import { promiseActorStub } from './stubs.ts';

/** `html` is meant for people, `json` for programs. */
export type OwnDataFormat = 'html' | 'json';

export type OwnDataEvent = { type: 'download.requested'; format: OwnDataFormat } | { type: 'alert.dismissed' };

/** The password check has expired on the server: the profile page must show the password prompt again. */
export type OwnDataEmitted = { type: 'check.lapsed'; message: string };

export type OwnDataOutcome =
  | { kind: 'saved'; fileName: string }
  | { kind: 'unconfirmed'; message: string }
  | { kind: 'refused'; message: string };

/** `format` is the format requested last; `savedFile` the name of the downloaded file, null before that. */
type Context = { format: OwnDataFormat; savedFile: string | null; alert: string };

/** Download of all data that the site stores about the member, in either format. */
export const ownDataMachine = setup({
  types: {
    context: {} as Context,
    events: {} as OwnDataEvent,
    emitted: {} as OwnDataEmitted,
    tags: {} as 'alert' | 'busy',
  },
  actors: {
    saveOwnData: promiseActorStub<OwnDataOutcome, { format: OwnDataFormat }>('saveOwnData'),
  },
  guards: {
    isSaved: (_, { kind }: OwnDataOutcome) => kind === 'saved',
    isUnconfirmed: (_, { kind }: OwnDataOutcome) => kind === 'unconfirmed',
  },
  actions: {
    chooseFormat: assign({ format: (_, { format }: { format: OwnDataFormat }) => format, savedFile: null }),
    setSavedFile: assign({ savedFile: (_, { fileName }: { fileName: string }) => fileName }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
    notifyLapse: emit((_, { message }: { message: string }) => ({ type: 'check.lapsed', message })),
  },
}).createMachine({
  id: 'ownData',
  context: { format: 'html', savedFile: null, alert: '' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'download.requested': { target: 'saving', actions: { type: 'chooseFormat', params: ({ event }) => event } },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveOwnData',
        src: 'saveOwnData',
        input: ({ context }) => ({ format: context.format }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'setSavedFile', params: ({ event }) => assertKind(event.output, 'saved') },
          },
          {
            guard: { type: 'isUnconfirmed', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'notifyLapse', params: ({ event }) => assertKind(event.output, 'unconfirmed') },
          },
          {
            target: 'alerting',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: { target: 'alerting', actions: { type: 'showAlert', params: { message: messages.unexpected } } },
      },
    },
    alerting: {
      tags: 'alert',
      on: { 'alert.dismissed': 'idle' },
    },
  },
});
