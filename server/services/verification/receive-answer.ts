import { and, eq, gt, isNull } from 'drizzle-orm';
import { identityProviderMessages } from '#contract/account/identity-provider-messages.ts';
import { type AuthType, person, verificationLimits } from '#contract/account/verification.ts';
import { randomToken, sha256 } from '../../crypto/digest.ts';
import { openAs } from '../../crypto/keys.ts';
import { verification } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { IdentityProvider } from '../../verification/identity-provider.ts';
import { outcome, type Outcome } from './outcome.ts';

type Fields = Readonly<Record<string, string>>;
type Row = typeof verification.$inferSelect;

/** Where the answer of a request leads: to the return page of its provider, with a handle if the answer was accepted. */
export type Received = { readonly authType: AuthType; readonly handle?: string };

/**
 * Takes an answer that arrived with the cookie of its browser. Returns a one-time handle, with which the page that
 * requested the verification can redeem it; undefined without such a request. An authentic answer in another browser
 * than the one that requested it deletes the request: someone was made to verify themselves for another person.
 */
export async function receiveAnswer(
  deps: Deps,
  provider: IdentityProvider,
  { requestNumber, fields, browser }: { requestNumber: string; fields: Fields; browser: string | undefined },
): Promise<Received | undefined> {
  const row = await openRequest(deps, requestNumber);
  if (!row) return undefined;
  const answered = readOutcome(deps, provider, row, fields);
  return answered ? bindAnswer(deps, row, answered, browser) : { authType: row.provider };
}

/**
 * Holds an answer that the provider posted: a browser does not send the cookie with it. Returns the handle with which
 * the browser releases it by GET, with the cookie; undefined without a request that it answers.
 */
export async function holdAnswer(
  deps: Deps,
  provider: IdentityProvider,
  { requestNumber, fields }: { requestNumber: string; fields: Fields },
): Promise<Received | undefined> {
  const row = await openRequest(deps, requestNumber);
  if (!row) return undefined;
  const answered = readOutcome(deps, provider, row, fields);
  const handle = randomToken();
  const isHeld = answered !== undefined && (await store(deps, row, answered, { handleHash: sha256(handle) }));
  return { authType: row.provider, ...(isHeld && { handle }) };
}

/** Takes a held answer in the browser that follows the redirect; returns like `receiveAnswer`. */
export async function releaseAnswer(
  deps: Deps,
  { requestNumber, held, browser }: { requestNumber: string; held: string; browser: string | undefined },
): Promise<Received | undefined> {
  const row = await openRequest(deps, requestNumber);
  if (!row) return undefined;
  const answered =
    row.answerSealed !== null && row.handleHash === sha256(held)
      ? openAs(deps.keys, 'provider answer', row.answerSealed, outcome)
      : undefined;
  return answered ? bindAnswer(deps, row, answered, browser) : { authType: row.provider };
}

/** The request, if its answer is still awaited. */
async function openRequest({ db, now }: Deps, requestNumber: string): Promise<Row | undefined> {
  const [row] = await db.select().from(verification).where(awaited(requestNumber, now()));
  return row;
}

const awaited = (requestNumber: string, at: Date) =>
  and(
    eq(verification.requestNumber, requestNumber),
    isNull(verification.boundAt),
    isNull(verification.succeededAt),
    gt(verification.expiresAt, at),
  );

function readOutcome({ keys }: Deps, provider: IdentityProvider, row: Row, fields: Fields): Outcome | undefined {
  const { requestNumber, provider: authType } = row;
  const kept = keys.open('provider request', row.keptSealed);
  const answer = provider.read({ requestNumber, authType, kept }, fields);
  if (answer?.kind === 'ended') return { kind: 'failed', isAuthentic: false, message: identityProviderMessages.ended };
  if (answer?.kind === 'failed') return { kind: 'failed', isAuthentic: true, message: answer.message };
  const { data } = person.safeParse({ ...answer?.person, requestNumber, authType });
  return data && { kind: 'verified', isAuthentic: true, person: data };
}

async function bindAnswer(deps: Deps, row: Row, answered: Outcome, browser: string | undefined): Promise<Received> {
  const authType = row.provider;
  if (browser === undefined || sha256(browser) !== row.browserHash) {
    if (answered.isAuthentic) await deps.db.delete(verification).where(awaited(row.requestNumber, deps.now()));
    return { authType };
  }
  const handle = randomToken();
  const isBound = await store(deps, row, answered, {
    handleHash: sha256(handle),
    boundAt: deps.now(),
    // The provider's token, which may end earlier, is not needed any more.
    expiresAt: new Date(row.createdAt.getTime() + verificationLimits.durationMs),
  });
  return { authType, ...(isBound && { handle }) };
}

/** One statement, so that of several answers that arrive together one is stored. */
async function store(
  { db, now, keys }: Deps,
  { requestNumber }: Row,
  answered: Outcome,
  values: Partial<Row>,
): Promise<boolean> {
  const stored = await db
    .update(verification)
    .set({ answerSealed: keys.seal('provider answer', JSON.stringify(answered)), ...values })
    .where(awaited(requestNumber, now()))
    .returning({ requestNumber: verification.requestNumber });
  return stored.length === 1;
}
