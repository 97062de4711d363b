import { readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { machines } from '#machines/index.ts';
import { kebab } from '#tools/flows/paths/kebab.ts';
import { storiesIn } from '#tests/flows/lib/stories.ts';

/**
 * The story of each state, by the name of the machine and of the state. The stories of a flow have the id
 * `flows-<name>`.
 */
export const flowStories = (): Record<string, Record<string, string>> =>
  Object.fromEntries(Object.keys(machines).map((name) => [name, storiesOf(kebab(name))]));

function storiesOf(flow: string): Record<string, string> {
  const source = readFileSync(`stories/flows/${flow}.stories.tsx`, 'utf8');
  return Object.fromEntries(
    Array.from(storiesIn(source), ([state, exported]) => [state, toId(`flows-${flow}`, storyNameFromExport(exported))]),
  );
}
