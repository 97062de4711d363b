import { eq } from 'drizzle-orm';
import { membershipInquiry } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { handleConsultation } from './handle.ts';
import { awaitsAnswer } from './rows.ts';

/** `before`: it had been answered already and not been reopened since, and that answer stays. */
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
  const { version, state, answeredAt, answeredBy } = membershipInquiry;
  const [found] = await deps.db
    .select({ version, state, answeredAt, answeredBy })
    .from(membershipInquiry)
    .where(eq(membershipInquiry.id, id));
  if (!found) return { kind: 'unknown' };
  if (!awaitsAnswer(found) && found.answeredAt && found.answeredBy !== null)
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
