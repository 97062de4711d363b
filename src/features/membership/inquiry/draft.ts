import * as z from 'zod/mini';
import { inquirerType, inquiryType } from '#contract/membership/inquiry.ts';
import type { InquiryDraft } from '#machines/inquiry.machine.ts';
import { readForSession, readJsonForSession, removeForSession, storeForSession } from '#src/api/stored.ts';

const place = 'inquiry-draft';

const draft = z.strictObject({
  entered: z.strictObject({
    name: z.string(),
    email: z.string(),
    contact: z.string(),
    postCode: z.string(),
    address1: z.string(),
    address2: z.string(),
    inquirerType: z.nullable(inquirerType),
    inquiryType: z.nullable(inquiryType),
    contents: z.string(),
    agreed: z.boolean(),
  }),
  key: z.nullable(z.uuid()),
});

/** The unsent draft of this tab; one that cannot be parsed, for example of an earlier release, is dropped. */
export function readDraft(): InquiryDraft | null {
  if (readForSession(place) === null) return null;
  const read = draft.safeParse(readJsonForSession(place));
  if (read.success) return read.data;
  removeDraft();
  return null;
}

/** Stores the draft for the lifetime of the tab; without session storage, for that of the page. */
export const saveDraft = (typed: InquiryDraft): void => storeForSession(place, JSON.stringify(typed));

export const removeDraft = (): void => removeForSession(place);
