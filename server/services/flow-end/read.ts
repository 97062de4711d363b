import { gte, sum } from 'drizzle-orm';
import { dayInKorea } from '#contract/shared/day.ts';
import { daysBefore } from '#contract/shared/calendar.ts';
import { flowEndDays, type FlowEnds } from '#contract/staff/flow-ends.ts';
import { flowEnd } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';

/** Returns how often visitors left each flow at each screen in the last days, today included. */
export async function readFlowEnds({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<FlowEnds> {
  const since = daysBefore(dayInKorea(now()), flowEndDays - 1);
  return db
    .select({ flow: flowEnd.flow, screen: flowEnd.screen, total: sum(flowEnd.total).mapWith(Number) })
    .from(flowEnd)
    .where(gte(flowEnd.day, since))
    .groupBy(flowEnd.flow, flowEnd.screen)
    .orderBy(flowEnd.flow, flowEnd.screen);
}
