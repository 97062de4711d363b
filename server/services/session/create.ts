import { sha256 } from '../../crypto/digest.ts';
import { session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { newSessionId, newTokenOf } from './token.ts';

/** Creates a session on the device with this label. Returns its token, of which only the hash is stored. */
export async function createSession({ db, now }: Deps, memberId: number, device: string): Promise<string> {
  const id = newSessionId();
  const token = newTokenOf(id);
  const at = now();
  await db.insert(session).values({ id, tokenHash: sha256(token), memberId, device, createdAt: at, lastSeenAt: at });
  return token;
}
