import { eq } from 'drizzle-orm';
import { session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from './find.ts';

/** Ends this session: its token is `invalid_token` from now on. The member's other sessions stay. */
export async function revokeSession({ db }: Deps, { id }: Session): Promise<void> {
  await db.delete(session).where(eq(session.id, id));
}
