import * as z from 'zod/mini';
import type { Scenario } from '#tools/flows/inspect/scenario.ts';
import { replayedPaths } from '#tools/flows/replay/replay.ts';
import { previewUrl } from '../boards/preview-url.ts';
import { screens } from '#tests/flows/lib/screens.ts';
import type { FlowScreen } from '#tests/flows/lib/flow-screen.ts';
import { namedPathOf, type NamedPath } from '../flows/named-path.ts';

const stepScreen = z.object({ machine: z.string(), input: z.optional(z.number()), events: z.array(z.string()) });

/** The screen of a recorded step: the machine, and the path to its state. */
export type StepScreen = NamedPath & { readonly machine: string };

/** Finds the screen of a machine; undefined if it has none. */
export const flowScreenOf = (machine: string): FlowScreen | undefined => screens[machine];

/** Returns the screen of each step of a scenario; undefined if the current machine does not take the recorded transitions. */
export function screensOf(scenario: Scenario): readonly (StepScreen | undefined)[] {
  const screensByMachine = new Map([...new Set(scenario.steps.map(({ machine }) => machine))].map((machine) => [machine, machineScreens(machine, scenario)]));
  return scenario.steps.map(({ machine }) => screensByMachine.get(machine)?.shift());
}

function machineScreens(machine: string, scenario: Scenario): StepScreen[] {
  const flow = flowScreenOf(machine)?.flow;
  if (!flow) return [];
  const path = namedPathOf(flow);
  try {
    return replayedPaths(flow, scenario).flatMap(({ input, steps }) => steps.map((_, index) => ({ machine, ...path(input, steps.slice(0, index + 1)) })));
  } catch {
    return [];
  }
}

/** Returns the URL of the story that shows the screen. */
export const addressOf = (screen: StepScreen): string => `${previewUrl('scenario--screen')}&screen=${encodeURIComponent(JSON.stringify(screen))}`;

/** Reads the screen from the URL of the page; the login form by default. */
export function screenInAddress(search: string): StepScreen {
  const parameter = new URLSearchParams(search).get('screen');
  return parameter === null ? { machine: 'login', events: [] } : stepScreen.parse(JSON.parse(parameter));
}
