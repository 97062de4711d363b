import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { machines } from '#machines/index.ts';
import { flows } from './flows.ts';

/** Headings of both specifications, such as `001 §2 Login screen`; those below a numbered heading have its number. */
const paragraphs = new Set(
  readdirSync('docs/spec').flatMap((file) => {
    const headings = [...readFileSync(`docs/spec/${file}`, 'utf8').matchAll(/^(##+) (?:(\d+)\. )?(.+)$/gm)];
    return headings.map(([, , , title = ''], index) => {
      const section = headings.slice(0, index + 1).findLast(([, , number]) => number !== undefined)?.[2] ?? '';
      return `${/00\d/.exec(file)?.[0] ?? ''} §${section} ${title}`;
    });
  }),
);

/** Flows that the specification does not have are those of a decision. */
const decisions = new Set(readdirSync('docs/decisions').map((file) => `decision ${file.slice(0, 4)}`));

test('each flow names a paragraph of the specification, or a decision', () => {
  expect(
    Object.values(flows)
      .map(({ about: { spec } }) => spec)
      .filter((spec) => !paragraphs.has(spec) && !decisions.has(spec)),
  ).toEqual([]);
});

test('no two flows have one name', () => {
  const names = Object.values(flows).flatMap(({ about: { ko, en } }) => [ko, en]);
  expect(new Set(names).size).toBe(names.length);
});

test('every machine has a folder', () =>
  expect(Object.keys(flows).toSorted()).toEqual(Object.keys(machines).toSorted()));
