import { and, eq, isNull } from 'drizzle-orm';
import { membershipInquiry } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

/** `before`: it had been marked already, and the first mark stays. */
export type Answered =
  | { readonly kind: 'marked' }
  | { readonly kind: 'before'; readonly by: string; readonly at: Date }
  | { readonly kind: 'unknown' };

/** Marks the consultation as answered by this operator, once. */
export async function markAnswered(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: number,
  operator: string,
): Promise<Answered> {
  const marked = await db
    .update(membershipInquiry)
    .set({ answeredAt: now(), answeredBy: operator })
    .where(and(eq(membershipInquiry.id, id), isNull(membershipInquiry.answeredAt)))
    .returning({ id: membershipInquiry.id });
  if (marked.length > 0) return { kind: 'marked' };
  const [found] = await db
    .select({ by: membershipInquiry.answeredBy, at: membershipInquiry.answeredAt })
    .from(membershipInquiry)
    .where(eq(membershipInquiry.id, id));
  return found?.by != null && found.at ? { kind: 'before', by: found.by, at: found.at } : { kind: 'unknown' };
}
