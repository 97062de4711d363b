import { assign, setup } from 'xstate';
import {
  emptyInquiry,
  inquiryErrors,
  inquiryOf,
  type Inquiry,
  type InquiryErrors,
  type InquiryForm,
} from '#contract/membership/inquiry.ts';
import { inquiryMessages } from '#contract/membership/inquiry-messages.ts';
import { actionStub, promiseActorStub } from './stubs.ts';

/**
 * `key` is the idempotency key of this press of the button. The first key after a change becomes the key of the
 * inquiry.
 */
export type InquiryEvent =
  | { type: 'inquiry.changed'; changed: Partial<InquiryForm> }
  | { type: 'inquiry.submitted'; key: string }
  | { type: 'alert.dismissed' };

/**
 * Form values for which no success response has arrived. If `key` is set, a request may already have reached the
 * server.
 */
export type InquiryDraft = { entered: InquiryForm; key: string | null };
export type InquirySend = { inquiry: Inquiry; key: string };

type Context = InquiryDraft & { errors: InquiryErrors };

/**
 * Membership consultation, spec 000 §4, §5, §8. The draft survives failures and reloads, and is deleted once it is
 * sent. Retrying an unchanged inquiry reuses its key, so that the server stores it once; any change makes a new
 * inquiry.
 */
export const inquiryMachine = setup({
  types: {
    input: {} as { draft: InquiryDraft | null },
    context: {} as Context,
    events: {} as InquiryEvent,
    tags: {} as 'alert' | 'busy',
  },
  actors: { send: promiseActorStub<void, InquirySend>('send') },
  guards: {
    isAcceptable: ({ context }) => Object.keys(inquiryErrors(context.entered)).length === 0,
  },
  actions: {
    change: assign(({ context }, { changed }: { changed: Partial<InquiryForm> }) => ({
      entered: { ...context.entered, ...changed },
      key: null,
      errors: without(context.errors, changed),
    })),
    setKey: assign({ key: ({ context }, { key }: { key: string }) => context.key ?? key }),
    showErrors: assign({ errors: ({ context }) => inquiryErrors(context.entered) }),
    clearForm: assign({ entered: emptyInquiry, key: null }),
    saveDraft: actionStub<InquiryDraft>('saveDraft'),
    removeDraft: actionStub<undefined>('removeDraft'),
  },
}).createMachine({
  id: 'inquiry',
  context: ({ input }) => ({ ...(input.draft ?? { entered: emptyInquiry, key: null }), errors: {} }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'inquiry.changed': {
          actions: [
            { type: 'change', params: ({ event }) => event },
            { type: 'saveDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        'inquiry.submitted': {
          target: 'validating',
          actions: [
            { type: 'setKey', params: ({ event }) => event },
            { type: 'saveDraft', params: ({ context }) => draftOf(context) },
          ],
        },
      },
    },
    validating: {
      always: [
        { guard: 'isAcceptable', target: 'sending' },
        { target: 'editing', actions: 'showErrors' },
      ],
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => sendOf(context),
        onDone: { target: 'alertingSent', actions: ['clearForm', 'removeDraft'] },
        onError: 'failed',
      },
    },
    failed: {
      tags: 'alert',
      on: { 'alert.dismissed': 'editing' },
    },
    alertingSent: {
      tags: 'alert',
      on: { 'alert.dismissed': 'sent' },
    },
    sent: { type: 'final' },
  },
});

/** Message of each alert state. */
export const inquiryAlerts = { failed: inquiryMessages.failed, alertingSent: inquiryMessages.sent } as const;

const draftOf = ({ entered, key }: Context): InquiryDraft => ({ entered, key });

function sendOf({ entered, key }: Context): InquirySend {
  if (key === null) throw new Error('An inquiry is sent under a key');
  return { inquiry: inquiryOf(entered), key };
}

/** Removes the errors of the changed fields. */
const without = (errors: InquiryErrors, changed: Partial<InquiryForm>): InquiryErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed)));
