import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The requirements of levels 1 and 2 of OWASP ASVS 5.0, in the chapters that the page covers. */
const requirements = `
  3.2.1 3.2.2 3.3.1 3.3.2 3.3.3 3.3.4 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 3.5.1 3.5.2 3.5.3 3.5.4 3.5.5 3.7.1 3.7.2
  6.1.1 6.1.2 6.1.3 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.2.9 6.2.10 6.2.11 6.2.12 6.3.1 6.3.2 6.3.3 6.3.4 6.4.1 6.4.2 6.4.3 6.4.4
  6.5.1 6.5.2 6.5.3 6.5.4 6.5.5 6.6.1 6.6.2 6.6.3 6.8.1 6.8.2 6.8.3 6.8.4
  7.1.1 7.1.2 7.1.3 7.2.1 7.2.2 7.2.3 7.2.4 7.3.1 7.3.2 7.4.1 7.4.2 7.4.3 7.4.4 7.4.5 7.5.1 7.5.2 7.6.1 7.6.2
  8.1.1 8.1.2 8.2.1 8.2.2 8.2.3 8.3.1 8.4.1
  14.1.1 14.1.2 14.2.1 14.2.2 14.2.3 14.2.4 14.3.1 14.3.2 14.3.3`
  .trim()
  .split(/\s+/);

const page = readFileSync('docs/security.md', 'utf8');
const rows = page.split('\n').flatMap((line) => (/^\| \d/.test(line) ? [line.slice(2, -2).split(' | ')] : []));

/** Requirements that are met by documentation, on the page itself. */
const isDocumentation = (id: string) => /^(?:6|7|8|14)\.1\./.test(id);

/** Returns whether a file has a test, or a group of tests, with this title. */
function hasTest(file: string, title: string): boolean {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some(
    (quoted) =>
      source.includes(`(${quoted},`) || source.includes(`\n    ${quoted},`) || source.includes(`\n  ${quoted},`),
  );
}

test('the security page has each requirement once, in order', () =>
  expect(rows.map(([id]) => id)).toEqual(requirements));

test('each requirement has six cells, with its text and its state', () => {
  expect(
    rows
      .filter((cells) => cells.length !== 6 || !/^(?:met|partly|not met|n\/a)$/.test(cells[3] ?? ''))
      .map(([id]) => id),
  ).toEqual([]);
});

test('each requirement that is met or partly met has a test or documentation, and each other one a reason', () => {
  const incomplete = rows.filter(([id = '', , , state, note, proof]) =>
    state === 'met' || state === 'partly' ? proof === '–' && !isDocumentation(id) : note === '–',
  );
  expect(incomplete.map(([id]) => id)).toEqual([]);
});

test('each test that the page names exists', () => {
  const namedTests = [...page.matchAll(/`(tests\/[^`]+)` › "([^"]+)"/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));
  expect(namedTests.length).toBeGreaterThan(90);
  expect(namedTests.filter(({ file, title }) => !hasTest(file, title))).toEqual([]);
});
