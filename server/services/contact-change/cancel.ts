import type { ContactKind } from '#contract/account/contact-change.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../session/find.ts';
import { lockSession } from '../session/lock-session.ts';
import { deletePending } from './pending.ts';

/** Deletes the member's pending change of this kind, if there is one. Throws 401 `invalid_token`. */
export async function cancelContactChange(deps: Deps, session: Session, kind: ContactKind): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { id } = await lockSession({ db: tx }, session);
    await deletePending({ db: tx }, id, kind);
  });
}
