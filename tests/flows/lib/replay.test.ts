import { describe, expect, test } from 'vitest';
import { machineVersion } from '#tools/flows/inspect/machine-version.ts';
import type { Scenario } from '#tools/flows/inspect/scenario.ts';
import { flows as definitions } from './flows.ts';
import { requestedReplay } from '#tools/flows/replay/requested-replay.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import { generatePaths, type Step } from '#tools/flows/paths/paths.ts';
import { recordingOf } from '#tools/flows/replay/recording.ts';
import { replayedPaths } from '#tools/flows/replay/replay.ts';
import { flow as login } from '#tests/flows/login/flow.ts';

const flows = Object.values(definitions).map(({ onMachine }) => onMachine);

/** Values that the user typed or chose, and numbers of history entries, are not recorded: parts of the context that can differ after a replay. */
const notRecorded: Readonly<Record<string, readonly string[]>> = { login: ['saveId'], signUp: ['checkedId'], siteMenu: ['section'], stepHistory: ['depth', 'entry', 'destination'], withdrawal: ['entered'] };

const endOf = (steps: readonly Step<(typeof flows)[number]['machine']>[]) => {
  const { machine, value, status, context } = lastOf(steps).state;
  const recordedContext = Object.entries<unknown>(context).filter(([name]) => notRecorded[machine.id]?.includes(name) !== true);
  return { value, status, context: Object.fromEntries(recordedContext), taken: steps.flatMap(({ event, taken }) => (isSnapshotEvent(event.type) ? [] : [taken])) };
};

/** A child machine emits a snapshot when it starts, which is no step of the path. */
const isSnapshotEvent = (type: string) => type.startsWith('xstate.snapshot.');
const withoutSnapshots = ({ steps, ...file }: Scenario): Scenario => ({ ...file, steps: steps.filter(({ event }) => !isSnapshotEvent(event)) });

describe.each(flows)('the recordings of $machine.id', (flow) => {
  test.each(generatePaths(flow).paths.map((path) => [path.title, path] as const))('are replayed to the same state, and recorded again are the same: %s', async (_, path) => {
    const recording = await recordingOf(flow, path);
    const [replayed = path, ...otherRuns] = replayedPaths(flow, recording);
    expect([otherRuns, endOf(replayed.steps)]).toEqual([[], endOf(path.steps)]);
    expect(withoutSnapshots(await recordingOf(flow, replayed))).toEqual(withoutSnapshots(recording));
  });
});

describe('a recording is replayed', () => {
  const steps = async (...events: readonly string[]) => {
    const path = generatePaths(login.onMachine).paths.find((candidate) => events.every((type, index) => candidate.steps[index + 1]?.event.type === type));
    if (!path) throw new Error(`No path begins with ${events.join(', ')}`);
    return (await recordingOf(login.onMachine, path)).steps.slice(0, events.length + 1);
  };
  const scenarioOf = (...recorded: Scenario['steps']): Scenario => ({ version: 2, site: 'index-a1.js', machines: { login: machineVersion(login.machine) }, path: '/account/login', steps: recorded });

  test('once for each start of the machine, without the steps of other machines', async () => {
    const [initial] = await steps();
    if (!initial) throw new Error('no beginning');
    const scenario = scenarioOf(initial, { ...initial, machine: 'session', to: 'anonymous' }, initial);
    expect(replayedPaths(login.onMachine, scenario).map((path) => path.steps.map(({ taken }) => taken))).toEqual([[[]], [[]]]);
  });

  test('up to the step at which the machine leads elsewhere, and reports this step', async () => {
    const [initial, submitted] = await steps('form.submitted');
    if (!initial || !submitted) throw new Error('no path submits the form');
    expect(() => replayedPaths(login.onMachine, scenarioOf(initial, { ...submitted, to: 'signingIn' }))).toThrow('login: nothing leads as recorded from editing.clean by form.submitted to signingIn');
  });

  test('unless it was recorded on another version of the machine, which is reported', async () => {
    const [initial] = await steps();
    if (!initial) throw new Error('no beginning');
    expect(() => replayedPaths(login.onMachine, { ...scenarioOf({ ...initial, to: 'nowhere' }), machines: { login: '00000000' } })).toThrow('to nowhere, taking nothing. It was recorded on another version of the machine');
  });
});

test('without a file nothing is replayed', () => expect([requestedReplay({}), requestedReplay({ FLOWS_REPLAY: '' })]).toEqual([null, null]));
