import { expect, test } from 'vitest';
import { machines } from '#machines/index.ts';
import { restingStates } from '#tests/model/lib/resting.ts';

type Stories = Record<string, { parameters?: { state?: string } }>;

const files = import.meta.glob<Stories>('/stories/flows/*.stories.tsx', { eager: true });

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each(Object.entries(machines))('%s has one story for each of its stable states, and no other', (name, machine) => {
  const { default: _, ...stories } = files[`/stories/flows/${kebab(name)}.stories.tsx`] ?? {};
  expect(new Set(Object.values(stories).map(({ parameters }) => parameters?.state))).toEqual(new Set(restingStates(machine)));
  expect(Object.keys(stories).length).toBe(restingStates(machine).length);
});
