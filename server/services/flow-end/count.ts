import { sql } from 'drizzle-orm';
import { countedFlowKeys, screenOf } from '#contract/staff/counted-flows.ts';
import type { FlowEnd } from '#contract/site/flow-end.ts';
import { dayInKorea } from '#contract/shared/day.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { flowEnd } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';

/** Counts that a visitor left a flow in a state. Throws 400 `invalidRequest` for one that there is not. */
export async function countFlowEnd({ db, now }: Pick<Deps, 'db' | 'now'>, { flow, state }: FlowEnd): Promise<void> {
  const counted = countedFlowKeys.find((key) => key === flow);
  const screen = counted && screenOf(counted, state);
  if (!screen) throw new ApiError('400', refusalMessages.invalidRequest);
  await db
    .insert(flowEnd)
    .values({ day: dayInKorea(now()), flow, screen, total: 1 })
    .onConflictDoUpdate({
      target: [flowEnd.day, flowEnd.flow, flowEnd.screen],
      set: { total: sql`${flowEnd.total} + 1` },
    });
}
