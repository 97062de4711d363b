import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { Attestation, Passkey } from '#contract/account/passkey.ts';
import { passkeyListMessages } from '#contract/account/passkey-list-messages.ts';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import { passkeyLimits } from '#contract/account/passkey-limits.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { passkey } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { recordAccess, type Client } from '../access/record.ts';
import { passkeyMail } from '../mail/member-mails.ts';
import { queueMail } from '../mail/queue.ts';
import type { Session } from '../session/find.ts';
import { lockSession } from '../session/lock-session.ts';
import { creationKey, takeChallenge } from './challenge.ts';
import { asPasskey } from './list.ts';
import { algorithms, relyingParty } from './relying-party.ts';
import { requireNoCertificate } from './require-no-certificate.ts';

/** WebAuthn §5.8.4. A later version may have others, which nothing here needs. */
const knownTransports = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

type Added = { readonly name: string; readonly attestation: Attestation };

/**
 * Stores the passkey that answers the challenge of this session, which needed a password check; records it, and reports
 * it by mail. The challenge is used up in any case. Throws 400 `expired`, `notAdded`, `alreadyAdded` or `tooMany`, 401
 * `invalid_token` if the session has ended.
 */
export async function addPasskey(
  deps: Deps,
  session: Session,
  { name, attestation }: Added,
  { client, origin }: { client: Client; origin: string },
): Promise<Passkey> {
  const taken = await takeChallenge(deps, creationKey(session.id));
  if (!taken?.challenge) throw new ApiError('400', passkeyMessages.expired);
  const { id, publicKey, counter } = await verifiedCredential(attestation, taken.challenge, origin);
  return deps.db.transaction(async (tx) => {
    const txDeps = { ...deps, db: tx };
    const account = await lockSession(txDeps, session);
    if ((await tx.$count(passkey, eq(passkey.memberId, account.id))) >= passkeyLimits.perMember)
      throw new ApiError('400', passkeyListMessages.tooMany);
    const [added] = await tx
      .insert(passkey)
      .values({
        memberId: account.id,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: knownTransports.filter((each) => attestation.response.transports.includes(each)),
        name,
        createdAt: deps.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!added) throw new ApiError('400', passkeyMessages.alreadyAdded);
    await recordAccess(txDeps, account, 'PASSKEY_ADDED', client);
    await queueMail(txDeps, { to: account.email, ...passkeyMail(deps, '추가', name) });
    return asPasskey(added);
  });
}

/** The library throws for everything that is wrong with a response. */
async function verifiedCredential(attestation: Attestation, expectedChallenge: string, origin: string) {
  try {
    requireNoCertificate(attestation.response);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...attestation, rawId: attestation.id, clientExtensionResults: {} },
      expectedChallenge,
      ...relyingParty(origin),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch {
    throw new ApiError('400', passkeyListMessages.notAdded);
  }
  throw new ApiError('400', passkeyListMessages.notAdded);
}
