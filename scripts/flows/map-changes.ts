import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { changesPage, type ChangedFlow } from '#tools/flows/changes/changes-page.ts';
import { changesOf, isChanged } from '#tools/flows/changes/changes.ts';
import { machineData } from '#tools/flows/changes/machine-data.ts';
import { merged } from '#tools/flows/changes/merged.ts';
import { affectedStates, affectedOf } from '#tools/flows/changes/affected.ts';
import { kebab } from '#tools/flows/paths/kebab.ts';
import { pictureOf } from '#tools/flows/diagram/picture.ts';
import { place } from '#tools/flows/diagram/place.ts';
import { isAffected } from '#tools/flows/paths/affected.ts';
import { stableStates } from '#tools/flows/paths/stable-states.ts';
import { registered, type RegisteredFlow } from './registered.ts';
import { numberedPaths } from './numbered-paths.ts';
import { storyLinks } from './build-stories.ts';
import { machinesAt } from './trees.ts';

/**
 * Compares the machines of these flows with those of another tree, and draws before and after of each changed machine
 * in one diagram.
 */
export async function mapChanges(folder: string, ref: string, flows: readonly string[]): Promise<ChangedFlow[]> {
  const before = await machinesAt(ref);
  const names = [
    ...registered.filter(({ name }) => flows.includes(name)).map(({ machine }) => machine.id),
    ...[...before.keys()].filter((id) => !registered.some(({ machine }) => machine.id === id)),
  ];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const changed: ChangedFlow[] = [];
  for (const id of names) {
    const flow = registered.find(({ machine }) => machine.id === id);
    const old = before.get(id);
    const [previous, current] = [old ? machineData(old) : null, flow ? machineData(flow.machine) : null];
    const change = changesOf(previous, current);
    if (!isChanged(change)) continue;
    const { drawing, classes } = merged(previous, current, change);
    const name = kebab(id);
    writeFileSync(
      join(folder, `${name}.svg`),
      pictureOf(await place(drawing), { title: `${id}: ${ref}에서 지금까지`, classes }),
    );
    changed.push({
      name,
      machine: id,
      title: flow?.about.ko ?? id,
      isGone: !flow,
      change,
      ...(flow ? await affectedBy(flow, change) : { paths: [], stories: [] }),
    });
  }
  writeFileSync(join(folder, 'index.html'), changesPage(ref, changed));
  return changed;
}

/** Returns the paths on the screen and the stories that a change affects. */
async function affectedBy(
  flow: RegisteredFlow,
  change: ChangedFlow['change'],
): Promise<Pick<ChangedFlow, 'paths' | 'stories'>> {
  const touches = { [flow.machine.id]: affectedOf(change) };
  const paths = numberedPaths(flow, flow.onScreen);
  const story = storyLinks(flow.machine.id);
  return {
    paths: paths
      .filter(({ steps }) => isAffected(touches, flow.machine.id, steps))
      .map(({ id, sentence }) => ({ id, sentence })),
    stories: affectedStates(flow.machine.id, stableStates(flow.machine), change).map((state) => ({
      state,
      url: story(state),
    })),
  };
}

export function printChanges(ref: string, changes: readonly ChangedFlow[]): void {
  if (changes.length === 0) process.stdout.write(`No machine differs from that of ${ref}.\n`);
  for (const { name, change, paths, stories } of changes) {
    const count = (kind: string) => [...change.transitions, ...change.states].filter((one) => one.kind === kind).length;
    process.stdout.write(
      `${name.padEnd(18)}${count('added')} added, ${count('removed')} removed, ${count('changed')} changed; affects ${paths.length} paths and ${stories.length} stories\n`,
    );
  }
  process.stdout.write(`${pathToFileURL(resolve('flows-report/changes/index.html')).href}\n`);
}
