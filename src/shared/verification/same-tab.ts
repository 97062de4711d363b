import * as z from 'zod/mini';
import { paths, verificationWindowPath } from '#contract/site/site-paths.ts';
import { authType, providerReturn, type AuthType, type ProviderReturn } from '#contract/account/verification.ts';
import type { Redemption } from '#machines/verification.machine.ts';
import type { Client } from '#src/api/client.ts';
import { readForSession, readJsonForSession, removeForSession, storeForSession } from '#src/api/stored.ts';
import { requestVerification } from '#src/api/verification.ts';
import { leaveWithoutQuestion } from '../leave-question/use-unload-question.ts';

const place = 'verification';

const record = z.object({
  path: z.enum([paths.join, paths.findId, paths.findPassword]),
  authType,
  requestNumber: z.string(),
  secret: z.string(),
  /** The values that the flow goes on with: never a password. */
  kept: z.unknown(),
  returned: z.optional(providerReturn),
});
type LeftVerification = z.output<typeof record>;

/**
 * Leaves this tab for the provider: the form and the flow's state are held in session storage, the form until the next page has posted it. Resolves
 * when the page is shown again from the back/forward cache. Rejects without a request or without storage.
 */
export async function leaveForProvider(client: Client, { authType: by, kept }: { authType: AuthType; kept: unknown }, signal: AbortSignal): Promise<void> {
  const { requestNumber, secret, action, fields } = await requestVerification(client, by, signal);
  storeForSession(place, JSON.stringify({ path: window.location.pathname, authType: by, requestNumber, secret, kept, form: { action, fields } }));
  if (readForSession(place) === null) throw new Error('This browser keeps nothing for a tab.');
  leaveWithoutQuestion();
  window.location.assign(verificationWindowPath);
  await new Promise<void>((resolve) => {
    const hear = ({ persisted }: PageTransitionEvent) => persisted && resolve();
    window.addEventListener('pageshow', hear, { signal });
  });
  removeForSession(place);
}

/** Whether this tab has left its page for the provider. */
export const hasLeft = (): boolean => read() !== null;

/** Adds the provider's answer to the verification that this tab has left for. Returns the page that it goes on at, null when there is none. */
export function comeBack(returned: ProviderReturn): string | null {
  const left = read();
  if (!left) return null;
  storeForSession(place, JSON.stringify({ ...left, returned }));
  return left.path;
}

export type Resumed<Kept> = { redemption: Redemption | null; kept: Kept };

/** The verification that this tab has left the page at `path` for, with what its flow kept; null when there is none. */
export function readResumed<Kept>(path: string, kept: z.ZodMiniType<Kept>): Resumed<Kept> | null {
  const left = read();
  if (left?.path !== path) return null;
  const held = kept.safeParse(left.kept);
  if (!held.success) return null;
  const { authType: by, requestNumber, secret, returned } = left;
  return { redemption: returned ? { authType: by, requestNumber, secret, returned } : null, kept: held.data };
}

/** Removes the record, so that only one flow resumes from it. */
export const dropResumed = (): void => removeForSession(place);

function read(): LeftVerification | null {
  const parsed = record.safeParse(readJsonForSession(place));
  return parsed.success ? parsed.data : null;
}
