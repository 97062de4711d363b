import { expect, test } from 'vitest';
import { machineVersion } from '#tools/flows/inspect/machine-version.ts';
import { stateName } from '#tools/flows/inspect/state-name.ts';
import type { Scenario } from '#tools/flows/inspect/scenario.ts';
import { generatePaths } from '#tools/flows/paths/paths.ts';
import { flowOf } from '#tests/flows/lib/flows.ts';
import { snapshotAfter } from '../../../stories/flows/named-path.ts';
import { addressOf, flowScreenOf, screenInAddress, screensOf } from '../../../stories/scenarios/step-screens.ts';

const flow = flowOf('login').onMachine;
const { paths } = generatePaths(flow);

/** All generated paths of the login, as one recording. */
const recorded: Scenario = {
  version: 2,
  site: 'index-a1b2c3.js',
  machines: { login: machineVersion(flow.machine) },
  path: '/account/login',
  steps: paths.flatMap(({ steps }) =>
    steps.map(({ event, state, taken }, index) => {
      const before = steps[index - 1];
      return { machine: 'login', event: event.type, from: before ? stateName(before.state.value) : null, to: stateName(state.value), transitions: [...taken] };
    }),
  ),
};

test('the screen of a recorded step has the state and the alert of that step', () => {
  const snapshots = screensOf(recorded).map((screen) => screen && snapshotAfter(flow, screenInAddress(new URL(addressOf(screen), 'http://localhost').search)));
  expect(snapshots.map((snapshot) => [snapshot?.value, snapshot?.context.alert])).toEqual(paths.flatMap(({ steps }) => steps.map(({ state }) => [state.value, state.context.alert])));
});

test('a step that the machine of today does not do has no screen', () => {
  const [first, ...others] = recorded.steps;
  expect(first && screensOf({ ...recorded, steps: [{ ...first, to: 'nowhere' }, ...others.slice(0, 1)] })).toEqual([undefined, undefined]);
});

test('a machine without a screen has none', () => expect(flowScreenOf('nothing')).toBeUndefined());
