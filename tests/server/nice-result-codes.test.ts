import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resultMessages } from '#server/verification/nice/result-codes.ts';

test('the documentation lists each result code with what the member reads', () => {
  const rows = readFileSync('docs/identity-providers.md', 'utf8').matchAll(/^\| (\d{4}) \| (.+) \|$/gm);
  expect(Array.from(rows, ([, code, message]) => [code, message])).toEqual(Object.entries(resultMessages));
});
