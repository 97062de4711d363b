import type { AnyStateMachine } from 'xstate';
import { scenario, scenarioOf, type Scenario, type Step } from '../inspect/scenario.ts';
import { stepReader } from '../inspect/step-reader.ts';
import { drivePath } from '../run/drive.ts';
import type { Flow, Generated } from '../paths/paths.ts';

/** Runs a path on the machine under the site's own recorder, and returns the saved file as `--replay` reads it. */
export async function recordingOf<M extends AnyStateMachine>(flow: Flow<M>, path: Generated<M>['paths'][number]): Promise<Scenario> {
  const steps: Step[] = [];
  const machines: Record<string, string> = {};
  const onInspected = stepReader((step, version) => {
    steps.push(step);
    machines[step.machine] = version;
  });
  await drivePath(flow, { path, input: path.input, onInspected });
  return savedAndRead(steps, machines);
}

/** Returns steps as they are after saving them to a file and reading it. */
export const savedAndRead = (steps: readonly Step[], machines: Readonly<Record<string, string>>): Scenario =>
  scenario.parse(JSON.parse(JSON.stringify(scenarioOf({ path: '/', machines: { ...machines }, steps: steps.map((step) => ({ ...step, at: 0 })) }, 'index-a1.js'))));
