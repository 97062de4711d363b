import { fromPromise } from 'xstate';
import { inquiryMachine, type InquirySend } from '#machines/inquiry.machine.ts';
import type { Client } from '#src/api/client.ts';
import { postInquiry } from '#src/api/membership-info.ts';
import { removeDraft, storeDraft } from './draft.ts';

/** The consultation bound to the server, and to this tab's draft. */
export const provideInquiry = (client: Client) =>
  inquiryMachine.provide({
    actors: {
      send: fromPromise<void, InquirySend>(({ input: { inquiry, key } }) => postInquiry(client, inquiry, key)),
    },
    actions: { saveDraft: (_, draft) => storeDraft(draft), removeDraft: () => removeDraft() },
  });
