import { eq } from 'drizzle-orm';
import type { ProfileChange } from '#contract/account/profile.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { member, memberAddress } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { recordAccess, type Client } from '../access/record.ts';
import { changeMail } from '../mail/member-mails.ts';
import { queueMail } from '../mail/queue.ts';
import { requestContactChanges } from '../contact-change/request.ts';
import { requireGrant } from '../password/require-grant.ts';
import { requireUnguessableInTurn } from '../password/require-unguessable.ts';
import { countCall } from '../rate/count.ts';
import { sessionEnded } from '../session/ended.ts';
import { deleteOtherSessions } from '../session/end-others.ts';
import type { Session } from '../session/find.ts';
import { lockSession } from '../session/lock-session.ts';
import { changeConsents } from './consents.ts';

/**
 * Changes the member's editable data in one transaction; an error leaves the password check usable. A new password ends
 * the member's other sessions, reactivates a dormant account and is reported by mail. A changed email address or mobile
 * number waits until it is proved (decision 100). Throws 403 `passwordCheckRequired`, 400 `guessablePassword`, 400
 * `invalidRequest` for a company that is not the member's, 401 `invalid_token` if the session has ended, 429 after too
 * many new passwords within a minute (spec 001 §4, `docs/decisions`).
 */
export async function modifyProfile(deps: Deps, session: Session, sent: ProfileChange, client: Client): Promise<void> {
  await requireGrant(deps, session, { consume: false });
  const passwordHash =
    sent.password === undefined ? undefined : await hashNewPassword(deps, session, sent, sent.password);
  await deps.db.transaction((tx) => change({ ...deps, db: tx }, { session, sent, passwordHash, client }));
}

/**
 * Estimates and hashes a new password as often as a client may log in: both cost more than everything else. Hashes only
 * what can be stored.
 */
async function hashNewPassword(
  deps: Deps,
  { memberId }: Session,
  sent: ProfileChange,
  password: string,
): Promise<string> {
  const [account] = await deps.db.select().from(member).where(eq(member.id, memberId));
  if (!account) throw sessionEnded();
  requireSameCompany(account, sent.corporation);
  await countCall(deps, 'credentials', `member ${memberId}`);
  await requireUnguessableInTurn(deps, password, {
    ...sent,
    serviceId: account.serviceId,
    name: account.name,
    birthday: account.birthdate,
  });
  return deps.hashingQueue.run(() => deps.passwords.hash(password));
}

type Change = { session: Session; sent: ProfileChange; passwordHash: string | undefined; client: Client };

async function change(deps: Deps, { session, sent, passwordHash, client }: Change): Promise<void> {
  const account = await lockSession(deps, session);
  await requireGrant(deps, session, { consume: true });
  requireSameCompany(account, sent.corporation);
  if (passwordHash !== undefined)
    await deps.db.update(member).set({ passwordHash, dormant: false }).where(eq(member.id, account.id));
  await requestContactChanges(deps, account, sent);
  await changeAddress(deps, account.id, sent.address);
  await changeConsents(deps, account.id, sent.termsAgree);
  await recordAccess(deps, account, passwordHash === undefined ? 'PROFILE_CHANGE' : 'PASSWORD_CHANGE', client);
  if (passwordHash === undefined) return;
  await deleteOtherSessions(deps, session);
  await queueMail(deps, { to: account.email, ...changeMail(deps, ['비밀번호']) });
}

function requireSameCompany(
  { companyName, registrationNumber }: typeof member.$inferSelect,
  sent: ProfileChange['corporation'],
): void {
  const isSame =
    (sent?.companyName ?? null) === companyName && (sent?.registrationNumber ?? null) === registrationNumber;
  if (!isSame) throw new ApiError('400', refusalMessages.invalidRequest);
}

async function changeAddress({ db }: Deps, memberId: number, sent: ProfileChange['address']): Promise<void> {
  if (sent)
    await db
      .insert(memberAddress)
      .values({ ...sent, memberId })
      .onConflictDoUpdate({ target: memberAddress.memberId, set: sent });
  else await db.delete(memberAddress).where(eq(memberAddress.memberId, memberId));
}
