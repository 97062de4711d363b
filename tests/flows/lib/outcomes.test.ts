import { expect, test } from 'vitest';
import { flow as otherSessions } from '#tests/flows/other-sessions/flow.ts';
import { calls } from '#tests/flows/other-sessions/calls.ts';
import { outcomesOf } from './outcomes.ts';
import { planOf } from '#tools/flows/criteria/plan.ts';

test('a refusal is sent only while the machine waits for the refused call', async () => {
  const { outcomes, extended } = await outcomesOf(otherSessions.onMachine, calls);
  const { paths } = planOf(extended, 'outcomes', { outcomes });
  const made = paths.flatMap(({ steps }) =>
    steps.flatMap(({ event }, index) => {
      const outcome = outcomes.find(({ value }) => value === event);
      const chosen = steps[index - 1]?.state.context.chosen ?? null;
      return outcome && event.actorId === 'endSessions'
        ? [`${outcome.name.split(' ')[2]} of ${chosen === null ? 'all' : 'one'}`]
        : [];
    }),
  );
  expect(new Set(made)).toEqual(new Set(['endSession of one', 'endOtherSessions of all']));
});
