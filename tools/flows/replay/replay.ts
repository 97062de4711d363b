import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { machineVersion } from '../inspect/machine-version.ts';
import { stateName } from '../inspect/state-name.ts';
import type { Scenario, Step as Recorded } from '../inspect/scenario.ts';
import { eventsOf } from '../paths/cases.ts';
import { titleOf, type Flow, type Path, type Step } from '../paths/paths.ts';
import { distanceFromShown } from './shown-child.ts';
import { stepperFor } from '../paths/stepper.ts';

export type Replayed<M extends AnyStateMachine> = Path<M> & { input: InputFrom<M> };

/**
 * Converts a recording into paths of this machine, one for each start of the machine. A recording contains types and states only, so the payloads are
 * searched among the flow's cases. Throws with the step if no case leads to the recorded state.
 */
export function replayedPaths<M extends AnyStateMachine>(flow: Flow<M>, { steps, machines }: Scenario): Replayed<M>[] {
  const isOtherVersion = machines[flow.machine.id] !== machineVersion(flow.machine);
  return runsOf(steps.filter(({ machine }) => machine === flow.machine.id)).map((run) => replayed(flow, run, steps, isOtherVersion ? '. It was recorded on another version of the machine' : ''));
}

const runsOf = (steps: readonly Recorded[]): Recorded[][] =>
  steps.reduce<Recorded[][]>((runs, step) => (step.from === null || runs.length === 0 ? [...runs, [step]] : [...runs.slice(0, -1), [...(runs.at(-1) ?? []), step]]), []);

function replayed<M extends AnyStateMachine>({ machine, inputs, cases, isEventPossible = () => true }: Flow<M>, run: readonly Recorded[], all: readonly Recorded[], note: string): Replayed<M> {
  const { start, next } = stepperFor(machine);
  const events = eventsOf(machine, cases);
  let farthest = 0;

  const walk = (steps: readonly Step<M>[], state: SnapshotFrom<M>): readonly Step<M>[] | null => {
    farthest = Math.max(farthest, steps.length);
    const recordedStep = run[steps.length];
    if (!recordedStep) return steps;
    // Cases that are possible on the screen come first: other payloads may take the same transitions and be impossible there.
    const rank = (event: AnyEventObject) => 2 * distanceFromShown(all, recordedStep, event, state) + (isEventPossible(state, event as EventFromLogic<M>) ? 0 : 1);
    for (const event of events.filter(({ type }) => type === recordedStep.event).toSorted((one, other) => rank(one) - rank(other))) {
      const step = next(state, event);
      const walked = isAsRecorded(step, recordedStep) ? walk([...steps, { event, ...step }], step.state) : null;
      if (walked) return walked;
    }
    return null;
  };

  for (const input of inputs) {
    const first = start(input);
    const [firstRecorded] = run;
    const steps = firstRecorded && isAsRecorded(first, firstRecorded) ? walk([{ event: initial, ...first }], first.state) : null;
    if (steps) return { input, steps: [...steps], title: titleOf(steps) };
  }
  throw new Error(`${divergence(machine, run[farthest])}${note}`);
}

const initial: AnyEventObject = { type: 'xstate.init' };

const isAsRecorded = ({ state, taken }: { state: AnyMachineSnapshot; taken: readonly string[] }, { to, transitions }: Recorded): boolean =>
  stateName(state.value) === to && taken.join('\n') === transitions.join('\n');

const divergence = ({ id }: AnyStateMachine, step: Recorded | undefined): string =>
  step ? `${id}: nothing leads as recorded from ${step.from ?? 'its beginning'} by ${step.event} to ${step.to}, taking ${step.transitions.join(' and ') || 'nothing'}` : `${id} did not begin`;
