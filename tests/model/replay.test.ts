import { describe, expect, test } from 'vitest';
import { machineVersion } from '#machines/lib/machine-version.ts';
import { stateName } from '#machines/lib/state-name.ts';
import type { Scenario } from '#src/features/recorder/scenario.ts';
import { loginFlow } from './login.flow.ts';
import { generatePaths } from './lib/paths.ts';
import { askedReplay } from './lib/asked-replay.ts';
import { replayedPaths } from './lib/replay.ts';

type Recorded = Scenario['steps'];

const scenarioOf = (...steps: Recorded): Scenario => ({ version: 2, site: 'index-a1.js', machines: { login: machineVersion(loginFlow.machine) }, path: '/account/login', steps });
const { paths } = generatePaths(loginFlow);

/** A path as a recorder stores it: types and states only. */
const recorded = (path: (typeof paths)[number] | undefined): Recorded =>
  (path?.steps ?? []).map(({ event, state, taken }, index, steps) => {
    const before = steps[index - 1];
    return { machine: 'login', event: event.type, from: before ? stateName(before.state.value) : null, to: stateName(state.value), transitions: taken };
  });
const transitionsOf = (scenario: Scenario) => replayedPaths(loginFlow, scenario).map(({ steps }) => steps.map(({ taken }) => taken));

describe('a recorded journey is walked again', () => {
  test.each(paths.map((path) => [path.title, path] as const))('by the same transitions: %s', (_, path) => {
    expect(transitionsOf(scenarioOf(...recorded(path)))).toEqual([path.steps.map(({ taken }) => taken)]);
  });

  test('once for each time that the machine began, without the steps of others', () => {
    const [begun] = recorded(paths[0]);
    if (!begun) throw new Error('no beginning');
    expect(transitionsOf(scenarioOf(begun, { ...begun, machine: 'session', to: 'anonymous' }, begun))).toEqual([[[]], [[]]]);
  });

  test('and where the machine leads elsewhere, the step is named', () => {
    const [begun, submitted] = recorded(paths.find(({ steps }) => steps[1]?.event.type === 'form.submitted'));
    if (!begun || !submitted) throw new Error('no path submits the form');
    expect(() => transitionsOf(scenarioOf(begun, { ...submitted, to: 'signingIn' }))).toThrow('login: nothing leads as recorded from editing.clean by form.submitted to signingIn');
  });

  test('which says so where it was recorded on another version of the machine', () => {
    const [begun] = recorded(paths[0]);
    if (!begun) throw new Error('no beginning');
    expect(() => transitionsOf({ ...scenarioOf({ ...begun, to: 'nowhere' }), machines: { login: '00000000' } })).toThrow('to nowhere, taking nothing. It was recorded on another version of the machine');
  });
});

test('without a file nothing is replayed', () => expect([askedReplay({}), askedReplay({ FLOWS_REPLAY: '' })]).toEqual([null, null]));
