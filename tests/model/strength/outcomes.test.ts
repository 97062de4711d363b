import { describe, expect, test } from 'vitest';
import { excludedOutcomes } from '#tests/browser/excluded-outcomes.ts';
import { otherSessionsFlow } from '../other-sessions.flow.ts';
import { flowOf } from '../atlas/flow-of.ts';
import { kebab } from '../atlas/kebab.ts';
import { outcomesOf } from './outcomes.ts';
import { planOf } from './plan.ts';

describe('each outcome that is excluded in a browser', () => {
  test.each(Object.entries(excludedOutcomes))('of %s is an outcome of one of its calls', async (machine, excluded) => {
    const { outcomes } = await outcomesOf((await flowOf(kebab(machine))).onScreen);
    expect(Object.keys(excluded).filter((pattern) => !outcomes.some(({ name }) => name === pattern || name.startsWith(`${pattern} `)))).toEqual([]);
  });
});

test('a refusal is sent only while the machine waits for the refused call', async () => {
  const { outcomes, extended } = await outcomesOf(otherSessionsFlow);
  const { paths } = planOf(extended, 'outcomes', { level: 'machine', env: {}, outcomes });
  const calls = paths.flatMap(({ steps }) =>
    steps.flatMap(({ event }, index) => {
      const outcome = outcomes.find(({ value }) => value === event);
      const chosen = steps[index - 1]?.state.context.chosen ?? null;
      return outcome && event.actorId === 'endSessions' ? [`${outcome.endpoint.id} of ${chosen === null ? 'all' : 'one'}`] : [];
    }),
  );
  expect(new Set(calls)).toEqual(new Set(['endSession of one', 'endOtherSessions of all']));
});
