import { assign, setup } from 'xstate';
import { accountMessages } from '#contract/account/account-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { serviceIdProblems } from '#contract/account/service-id.ts';
import { assertKind } from './assert-kind.ts';
import { promiseActorStub } from './stubs.ts';

export type IdCheckEvent =
  | { type: 'check.pressed'; serviceId: string }
  | { type: 'id.taken' }
  | { type: 'alert.dismissed' }
  | { type: 'change.confirmed' }
  | { type: 'change.cancelled' };

export type IdCheckOutcome = { kind: 'available' } | { kind: 'refused'; message: string };

/**
 * ID duplicate check, spec 001 §4, §8. `checked` holds exactly the id that the server reported as available; changing
 * it needs a confirmation. `id.taken` is sent when the registration finds that the id has been taken in the meantime.
 * With an id that was checked before the form was left, it starts as `checked`.
 */
export const idCheckMachine = setup({
  types: {
    input: {} as { checkedId: string | null } | undefined,
    context: {} as { serviceId: string; alert: string },
    events: {} as IdCheckEvent,
    tags: {} as 'alert' | 'busy',
  },
  actors: { checkServiceId: promiseActorStub<IdCheckOutcome, { serviceId: string }>('checkServiceId') },
  guards: {
    hasCheckedId: ({ context }) => context.serviceId !== '',
    isWellFormed: (_, { serviceId }: { serviceId: string }) => serviceIdProblems(serviceId) === '',
    isAvailable: (_, { kind }: IdCheckOutcome) => kind === 'available',
  },
  actions: {
    setId: assign({ serviceId: (_, { serviceId }: { serviceId: string }) => serviceId }),
    clearId: assign({ serviceId: '' }),
    showAlert: assign({ alert: (_, { message }: { message: string }) => message }),
  },
}).createMachine({
  id: 'idCheck',
  context: ({ input }) => ({ serviceId: input?.checkedId ?? '', alert: '' }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasCheckedId', target: 'checked' }, { target: 'unchecked' }],
    },
    unchecked: {
      entry: 'clearId',
      on: {
        'check.pressed': [
          {
            guard: { type: 'isWellFormed', params: ({ event }) => event },
            target: 'checking',
            actions: { type: 'setId', params: ({ event }) => event },
          },
          {
            target: 'alertingRefused',
            actions: { type: 'showAlert', params: ({ event }) => ({ message: serviceIdProblems(event.serviceId) }) },
          },
        ],
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkServiceId',
        src: 'checkServiceId',
        input: ({ context }) => ({ serviceId: context.serviceId }),
        onDone: [
          {
            guard: { type: 'isAvailable', params: ({ event }) => event.output },
            target: 'alertingAvailable',
            actions: { type: 'showAlert', params: { message: accountMessages.serviceIdAvailable } },
          },
          {
            target: 'alertingRefused',
            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },
          },
        ],
        onError: {
          target: 'alertingRefused',
          actions: { type: 'showAlert', params: { message: messages.unexpected } },
        },
      },
    },
    alertingAvailable: {
      tags: 'alert',
      on: { 'alert.dismissed': 'checked' },
    },
    alertingRefused: {
      tags: 'alert',
      on: { 'alert.dismissed': 'unchecked' },
    },
    checked: {
      on: { 'check.pressed': 'confirmingChange', 'id.taken': 'unchecked' },
    },
    confirmingChange: {
      tags: 'alert',
      on: { 'change.confirmed': 'unchecked', 'change.cancelled': 'checked' },
    },
  },
});

/** Returns the id that may be registered now, or null. */
export const checkedId = (snapshot: { value: unknown; context: { serviceId: string } }): string | null =>
  snapshot.value === 'checked' ? snapshot.context.serviceId : null;
