import { expect, test } from 'vitest';
import { flow as login } from '#tests/flows/login/flow.ts';
import { drivePath } from '#tools/flows/run/drive.ts';
import { generatePaths } from '#tools/flows/paths/paths.ts';
import { leavesOf } from '#tools/flows/paths/stable-states.ts';

test('a failed path names the step, and the state that the machine was in', async () => {
  const path = generatePaths(login.onMachine).paths.find(({ steps }) => steps.length > 3);
  const [initial, submitted] = path?.steps ?? [];
  if (!path || !initial || !submitted) throw new Error('no path of three steps');
  const wrong = { ...path, steps: [initial, { ...submitted, state: initial.state }, ...path.steps.slice(2)] };
  const failures: [number, string[]][] = [];
  await expect(
    drivePath(login.onMachine, {
      path: wrong,
      input: path.input,
      onFailure: (index, actual) => failures.push([index, leavesOf(actual)]),
    }),
  ).rejects.toThrow('after form.submitted');
  expect(failures).toEqual([[1, leavesOf(submitted.state)]]);
});
