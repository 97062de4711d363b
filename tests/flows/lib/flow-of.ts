import type { AnyStateMachine } from 'xstate';
import type { Flow } from '#tools/flows/paths/paths.ts';

export type AnyFlow = Flow<AnyStateMachine>;

/** Returns the flow of this name in two versions: for tests of the machine, and with the cases that a user can perform on the screen. */
export async function flowOf(name: string): Promise<{ readonly onMachine: AnyFlow; readonly onScreen: AnyFlow }> {
  const flows = Object.entries<unknown>(await import(`../${name}.flow.ts`)).filter((entry): entry is [string, AnyFlow] => isFlow(entry[1]));
  const [onMachine] = flows.filter(([exported]) => exported.endsWith('Flow')).map(([, flow]) => flow);
  const [onScreen = onMachine] = flows.filter(([exported]) => exported.endsWith('OnScreen')).map(([, flow]) => flow);
  if (!onMachine || !onScreen) throw new Error(`${name}.flow.ts exports no flow`);
  return { onMachine, onScreen };
}

const isFlow = (value: unknown): value is AnyFlow => typeof value === 'object' && value !== null && 'machine' in value && 'cases' in value;
