import { describe, expect, test } from 'vitest';
import { retiredIdentifiers, retiredInTitles, retiredWords } from '../../scripts/check/retired-words.ts';

const wordsIn = (comment: string) => retiredWords(`const first = 1;\n${comment}\nconst second = 2;\n`, 'file.ts');

describe('a retired identifier', () => {
  test('is reported with its line and its new name', () =>
    expect(retiredIdentifiers(`const a = 1;\nthrow new Refused('400', useOwn());`)).toEqual(['2: new Refused, now new ApiError', '2: useOwn, now useClientValue']));

  test.each(['useOwnData()', 'const isRefused = true', 'export const Refused = at("refused")', 'inspectedBy', 'a.$useOwn'])('is not part of another word: %s', (source) => expect(retiredIdentifiers(source)).toEqual([]));
});

describe('a retired word in a test title', () => {
  const titled = (code: string) => retiredInTitles(`import { test } from 'vitest';\n${code}\n`, 'file.test.ts');

  test.each([
    [`test('an empty list says so', () => {});`, '2: "says so", rather: the message, state or element'],
    [`describe('a form that keeps its input', () => {});`, '2: "keeps", rather: retains, caches, stores, does not change'],
    [`test.each([1])('%i asks for a login', () => {});`, '2: "asks for", rather: requests, requires'],
    [`test.each([['nobody', 1]] as const)('the result of %s', () => {});`, '2: "nobody", rather: the user, no one'],
    ['test(`the member ${id} is told`, () => {});', '2: "told", rather: shows, is notified, reports'],
  ])('is found in %j', (code, finding) => expect(titled(code)).toEqual([finding]));

  test.each([`test('the user is asked whether to leave', () => {});`, `expect('told').toBe('told');`, `test.each([['a', 'kept']])('the value of %s', () => {});`, `// test('kept')`])('is not found in %j', (code) => expect(titled(code)).toEqual([]));
});

describe('a retired sense of a word', () => {
  test.each([
    ['// React takes over the page.', '2: "takes over", rather: hydrate, activate, replace'],
    ['/** The list is asked for\n * when it comes near. */', '2: "asked for", rather: request, fetch'],
    ['/** Tells when the page is hidden. */', '2: "Tells", rather: notify, report, call, return'],
    ['/** What the server returned. */', '2: "What", rather: begin with what the code is or does'],
    ['// With large letters the row wraps.', '2: "large letters", rather: fonts, glyphs, large text'],
    ['// For who wants no motion.', '2: "For who", rather: users who, callers'],
  ])('is found in %j', (comment, finding) => expect(wordsIn(comment)).toEqual([finding]));

  test.each([
    '// English letters and digits only.', '/** Returns what the server has stored. */', '// The user is asked whether to leave.', '// Members who are not approved.',
    `const text = '// asked for anew';`, 'const template = `/** What */`;',
  ])('is not found in %j', (comment) => expect(wordsIn(comment)).toEqual([]));
});
