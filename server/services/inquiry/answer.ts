import { eq } from 'drizzle-orm';
import { membershipInquiry } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { handleConsultation } from './handle.ts';

/** `before`: it had been answered already, and the first answer stays. */
export type Answered =
  | { readonly kind: 'marked' }
  | { readonly kind: 'before'; readonly by: string; readonly at: Date }
  | { readonly kind: 'unknown' };

/**
 * Marks the consultation as answered by this operator, once, as an answer by phone. Throws 409 `notPossible` if it was
 * closed without an answer.
 */
export async function markAnswered(
  deps: Pick<Deps, 'db' | 'keys' | 'now'>,
  id: number,
  operator: string,
): Promise<Answered> {
  const { version, answeredAt, answeredBy } = membershipInquiry;
  const [found] = await deps.db
    .select({ version, answeredAt, answeredBy })
    .from(membershipInquiry)
    .where(eq(membershipInquiry.id, id));
  if (!found) return { kind: 'unknown' };
  if (found.answeredAt && found.answeredBy !== null)
    return { kind: 'before', by: found.answeredBy, at: found.answeredAt };
  await handleConsultation(
    deps,
    id,
    { event: 'called', version: found.version, text: byCommand, assignee: null },
    { by: { id: null, name: operator }, mayAssign: true },
  );
  return { kind: 'marked' };
}

const byCommand = '서버의 명령으로 표시';
