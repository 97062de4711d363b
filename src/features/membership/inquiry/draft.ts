import * as z from 'zod/mini';
import { inquirerType, inquiryType } from '#contract/membership/inquiry.ts';
import type { InquiryDraft } from '#machines/inquiry.machine.ts';
import { readForSession, readJsonForSession, removeForSession, storeForSession } from '#src/api/stored.ts';

const storageKey = 'inquiry-draft';

const draftSchema = z.strictObject({
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
  if (readForSession(storageKey) === null) return null;
  const parsed = draftSchema.safeParse(readJsonForSession(storageKey));
  if (parsed.success) return parsed.data;
  removeDraft();
  return null;
}

/** Stores the draft for the lifetime of the tab; without session storage, for that of the page. */
export const storeDraft = (draft: InquiryDraft): void => storeForSession(storageKey, JSON.stringify(draft));

export const removeDraft = (): void => removeForSession(storageKey);
