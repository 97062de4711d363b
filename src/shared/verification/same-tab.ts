import * as z from 'zod/mini';
import { paths, verificationTabUrl } from '#contract/site/site-paths.ts';
import { authType, providerReturn, type AuthType, type ProviderReturn } from '#contract/account/verification.ts';
import type { Redemption } from '#machines/verification.machine.ts';
import type { Client } from '#src/api/client.ts';
import { readForSession, readJsonForSession, removeForSession, storeForSession } from '#src/api/stored.ts';
import { requestVerification } from '#src/api/verification.ts';
import { leaveWithoutQuestion } from '../leave-question/use-unload-question.ts';

const storageKey = 'verification';

const recordSchema = z.object({
  path: z.enum([paths.join, paths.findId, paths.findPassword, paths.myPage]),
  authType,
  requestNumber: z.string(),
  secret: z.string(),
  /** The values that the flow continues with: never a password. */
  stored: z.unknown(),
  returned: z.optional(providerReturn),
});
type StoredVerification = z.output<typeof recordSchema>;

/**
 * Leaves this tab for the provider: the form and the flow's state are held in session storage, the form until the next
 * page has posted it. Resolves when the page is shown again from the back/forward cache. Rejects without a request or
 * without storage.
 */
export async function leaveForProvider(
  client: Client,
  { authType: provider, stored }: { authType: AuthType; stored: unknown },
  signal: AbortSignal,
): Promise<void> {
  const { requestNumber, secret, action, fields } = await requestVerification(client, provider, signal);
  storeForSession(
    storageKey,
    JSON.stringify({
      path: window.location.pathname,
      authType: provider,
      requestNumber,
      secret,
      stored,
      form: { action, fields },
    }),
  );
  if (readForSession(storageKey) === null) throw new Error('Session storage is not available.');
  leaveWithoutQuestion();
  window.location.assign(verificationTabUrl);
  await new Promise<void>((resolve) => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && resolve();
    window.addEventListener('pageshow', onPageShow, { signal });
  });
  removeForSession(storageKey);
}

/** Whether this tab has left its page for the provider. */
export const hasLeftForProvider = (): boolean => readRecord() !== null;

/**
 * Adds the provider's answer to the stored verification. Returns the path of the page that the tab has left, at which
 * the flow continues; null if there is none.
 */
export function storeAnswer(returned: ProviderReturn): string | null {
  const record = readRecord();
  if (!record) return null;
  storeForSession(storageKey, JSON.stringify({ ...record, returned }));
  return record.path;
}

export type Resumed<Stored> = { redemption: Redemption | null; stored: Stored };

/**
 * Returns the verification for which this tab has left the page at `path`, with the stored values of its flow; null if
 * there is none.
 */
export function readResumed<Stored>(path: string, schema: z.ZodMiniType<Stored>): Resumed<Stored> | null {
  const record = readRecord();
  if (record?.path !== path) return null;
  const values = schema.safeParse(record.stored);
  if (!values.success) return null;
  const { authType: provider, requestNumber, secret, returned } = record;
  return { redemption: returned ? { authType: provider, requestNumber, secret, returned } : null, stored: values.data };
}

/** Removes the record, so that only one flow resumes from it. */
export const dropResumed = (): void => removeForSession(storageKey);

function readRecord(): StoredVerification | null {
  const parsed = recordSchema.safeParse(readJsonForSession(storageKey));
  return parsed.success ? parsed.data : null;
}
