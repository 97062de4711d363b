import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../../package.json' with { type: 'json' };
import { filesIn } from '#tools/files-in.ts';

const pages = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs', /\.md$/)];
const withoutCode = (markdown: string) => markdown.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '');
const read = (file: string) => readFileSync(file, 'utf8');

/** Returns the anchors of a page's headings as GitHub generates them. */
const anchorsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const links = pages.flatMap((page) =>
  [...withoutCode(read(page)).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => ({ page, link })),
);

test('every link within the documents points to a file, and its hash to a heading', () => {
  const broken = links.filter(({ page, link }) => {
    const [path = '', hash] = link.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    return !existsSync(file) || (hash !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(hash));
  });
  expect(links.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

/** Files that a reader of the tutorial creates. */
const created = /coupon/;

test.each([
  'README.md',
  'CONTRIBUTING.md',
  ...filesIn('docs', /\.md$/).filter((page) => !/decisions|spec|korean/.test(page)),
])('every file that %s names exists', (page) => {
  const named = [
    ...read(page).matchAll(/`((?:contract|docs|machines|scripts|server|src|stories|tests|worker)\/[\w./-]*)`/g),
  ].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(path) && !created.test(path))).toEqual([]);
});

test('every npm script that a document names exists', () => {
  const named = pages
    .filter((page) => !page.startsWith('docs/decisions/'))
    .flatMap((page) => [...read(page).matchAll(/npm run (?:-s )?([a-z][a-z:-]*)/g)].map(([, script = '']) => script));
  expect([...new Set(named)].filter((script) => !(script in scripts))).toEqual([]);
});

test('docs/commands.md lists every npm script', () => {
  const page = read('docs/commands.md');
  expect(
    Object.keys(scripts).filter(
      (script) =>
        !page.includes(`npm run ${script}\``) &&
        !page.includes(`npm run ${script} `) &&
        !page.includes(`npm ${script}\``),
    ),
  ).toEqual([]);
});

test('the README is shorter than 120 lines', () => expect(read('README.md').split('\n').length).toBeLessThan(120));
