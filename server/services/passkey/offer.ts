import { eq } from 'drizzle-orm';
import type { PasskeyCreation } from '#contract/account/passkey.ts';
import { member, passkey } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { requireGrant } from '../password/require-grant.ts';
import { sessionEnded } from '../session/ended.ts';
import type { Session } from '../session/find.ts';
import { creationKey, storeChallenge } from './challenge.ts';
import { creationOptions } from './creation-options.ts';
import { userHandle } from './relying-party.ts';

/** Shown by authenticators beside the id. */
const siteName = '오크 리조트 골프';

/**
 * Returns what the browser needs to create a passkey that can be used without an id, with a user verification, and on
 * no authenticator that already has one of the member. Only this session can add it, within five minutes. Throws 403
 * `passwordCheckRequired`; 400 `tooMany` if the member has as many as allowed; 401 `invalid_token`.
 */
export async function offerPasskey(deps: Deps, session: Session, origin: string): Promise<PasskeyCreation> {
  await requireGrant(deps, session, { consume: false });
  const [account] = await deps.db
    .select({ serviceId: member.serviceId })
    .from(member)
    .where(eq(member.id, session.memberId));
  if (!account) throw sessionEnded();
  const existing = await deps.db.select().from(passkey).where(eq(passkey.memberId, session.memberId));
  const { serviceId } = account;
  const user = { id: userHandle(deps.keys, session.memberId), name: serviceId, displayName: serviceId };
  const options = await creationOptions({ origin, siteName, user, existing });
  await storeChallenge(deps, creationKey(session.id), options.challenge);
  return options;
}
