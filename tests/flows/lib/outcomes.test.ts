import { expect, test } from 'vitest';
import { otherSessionsFlow } from '#tests/flows/other-sessions/flow.ts';
import { outcomesOf } from './outcomes.ts';
import { planOf } from '#tools/flows/criteria/plan.ts';

test('a refusal is sent only while the machine waits for the refused call', async () => {
  const { outcomes, extended } = await outcomesOf(otherSessionsFlow);
  const { paths } = planOf(extended, 'outcomes', outcomes);
  const calls = paths.flatMap(({ steps }) =>
    steps.flatMap(({ event }, index) => {
      const outcome = outcomes.find(({ value }) => value === event);
      const chosen = steps[index - 1]?.state.context.chosen ?? null;
      return outcome && event.actorId === 'endSessions' ? [`${outcome.endpoint.id} of ${chosen === null ? 'all' : 'one'}`] : [];
    }),
  );
  expect(new Set(calls)).toEqual(new Set(['endSession of one', 'endOtherSessions of all']));
});
