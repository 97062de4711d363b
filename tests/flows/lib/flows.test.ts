import { readdirSync, readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { machines } from '#machines/index.ts';
import { nodesOf } from '#tools/flows/inspect/transitions.ts';
import { flowSheets } from './flows.ts';
import { screens } from './screens.ts';

/** Headings of both specifications, such as `001 §2 Login screen`; those below a numbered heading have its number. */
const paragraphs = new Set(readdirSync('docs/spec').flatMap((file) => {
  const headings = [...readFileSync(`docs/spec/${file}`, 'utf8').matchAll(/^(##+) (?:(\d+)\. )?(.+)$/gm)];
  return headings.map(([, , , title = ''], index) => {
    const section = headings.slice(0, index + 1).findLast(([, , number]) => number !== undefined)?.[2] ?? '';
    return `${/00\d/.exec(file)?.[0] ?? ''} §${section} ${title}`;
  });
}));

test('each flow names a paragraph that the specification has', () => {
  expect(Object.values(flowSheets).map(({ spec }) => spec).filter((spec) => !paragraphs.has(spec))).toEqual([]);
});

test('no two flows have one name', () => {
  const names = Object.values(flowSheets).flatMap(({ ko, en }) => [ko, en]);
  expect(new Set(names).size).toBe(names.length);
});

const all: [name: keyof typeof machines, machine: AnyStateMachine][] = Object.entries(machines) as never;

test.each(all)('%s has a screen for each state that it can rest in or end with, none twice, and no other', (name, machine) => {
  const leaves = nodesOf(machine.root).filter((node) => Object.keys(node.states).length === 0 && !node.always).map(({ path }) => path.join('.'));
  expect([new Set(Object.keys(screens[name])), new Set(Object.values(screens[name])).size]).toEqual([new Set(leaves), leaves.length]);
});
