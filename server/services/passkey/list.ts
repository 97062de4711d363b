import { eq } from 'drizzle-orm';
import type { Passkey } from '#contract/account/passkey.ts';
import { passkey } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../session/find.ts';
import { assertSessionExists } from '../session/assert-exists.ts';

/** Returns the member's passkeys, oldest first. Throws 401 `invalid_token` if the session has ended. */
export async function listPasskeys({ db }: Pick<Deps, 'db'>, session: Session): Promise<Passkey[]> {
  const rows = await db.select().from(passkey).where(eq(passkey.memberId, session.memberId)).orderBy(passkey.id);
  await assertSessionExists({ db }, session);
  return rows.map(asPasskey);
}

type Shown = Pick<typeof passkey.$inferSelect, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>;

/** Returns what the user sees of a passkey. */
export const asPasskey = ({ id, name, createdAt, lastUsedAt }: Shown): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
