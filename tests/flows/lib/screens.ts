import type { FlowScreen } from './flow-screen.ts';

const files = import.meta.glob<{ screen: FlowScreen }>('../*/screen.tsx', { eager: true });

/** The screen of every flow, by the id of its machine. */
export const screens: Readonly<Record<string, FlowScreen>> = Object.fromEntries(
  Object.values(files).map(({ screen }) => [screen.flow.machine.id, screen]),
);

/** Returns the screen of a machine. */
export function screenOf(machine: string): FlowScreen {
  const found = screens[machine];
  if (!found) throw new Error(`tests/flows has no screen of the machine "${machine}"`);
  return found;
}
