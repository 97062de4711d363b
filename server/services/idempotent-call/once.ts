import { eq, lte } from 'drizzle-orm';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Db } from '../../db/database.ts';
import { idempotentCall } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

/** How long a key is remembered. */
const idempotencyTtlMs = 24 * 3_600_000;

/** A call of an idempotent endpoint; `memberId` is undefined for a public one. */
type IdempotentCall = {
  readonly endpoint: string;
  readonly memberId: number | undefined;
  readonly key: string;
  readonly input: string;
};

export type Once = (call: IdempotentCall, run: (tx: Db) => Promise<unknown>) => Promise<unknown>;

/**
 * Runs `run` in a transaction that also stores its JSON result, sealed: either both are in the database or neither. A
 * call that was executed within the last day has that result instead. Concurrent calls wait for the first; if it fails,
 * the next runs. Throws 422 `otherInput` if the input is not that of the first call.
 */
export async function once(
  { db, keys, now }: Pick<Deps, 'db' | 'keys' | 'now'>,
  { endpoint, memberId, key, input }: IdempotentCall,
  run: (tx: Db) => Promise<unknown>,
): Promise<unknown> {
  const at = now();
  const callHash = keys.hash('idempotent call', JSON.stringify([endpoint, memberId ?? null, key]));
  const row = {
    inputHash: keys.hash('idempotent input', JSON.stringify([callHash, input])),
    answerSealed: null,
    expiresAt: new Date(at.getTime() + idempotencyTtlMs),
  };
  return db.transaction(async (tx) => {
    // Waits for a concurrent call to commit or fail, and then locks its row.
    const [claimed] = await tx
      .insert(idempotentCall)
      .values({ callHash, ...row })
      .onConflictDoUpdate({ target: idempotentCall.callHash, set: row, setWhere: lte(idempotentCall.expiresAt, at) })
      .returning();
    if (claimed) {
      const answer = await run(tx);
      await tx
        .update(idempotentCall)
        .set({ answerSealed: keys.seal('idempotent answer', JSON.stringify(answer)) })
        .where(eq(idempotentCall.callHash, callHash));
      return answer;
    }
    const [executed] = await tx.select().from(idempotentCall).where(eq(idempotentCall.callHash, callHash));
    if (!executed?.answerSealed || executed.inputHash !== row.inputHash)
      throw new ApiError('422', refusalMessages.otherInput);
    return JSON.parse(keys.open('idempotent answer', executed.answerSealed));
  });
}
