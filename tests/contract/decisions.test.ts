import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const index = readFileSync(`${folder}/README.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line));

/** Returns the row of the index for a record; fails on a record without number, title, date or status. */
function rowOf(file: string): string {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  const { number, title, status } =
    /^# (?<number>\d+)\. (?<title>.+)\n\n- Date: \d{4}-\d\d-\d\d.*\n- Status: (?<status>.+)\n/.exec(text)?.groups ?? {};
  if (!number || Number(file.slice(0, 4)) !== Number(number))
    throw new Error(`${file} does not begin with its number, title, date and status`);
  return `| ${number} | [${title}](${file}) | ${status} |`;
}

test('the index of decision records lists each with its title and status', () => {
  const files = readdirSync(folder)
    .filter((file) => /^\d{4}-/.test(file))
    .toSorted();
  expect(index).toEqual(files.map(rowOf));
});

test('a decision that a record supersedes or amends exists', () => {
  const named = index.flatMap((row) => [...row.matchAll(/\((\d{4}-[^)]+)\)/g)].map(([, file]) => file ?? ''));
  expect(named.filter((file) => !readdirSync(folder).includes(file))).toEqual([]);
});
