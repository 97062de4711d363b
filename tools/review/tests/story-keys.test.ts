import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { storyKeys } from '../story-keys.ts';

const entry = (name: string, chunk: string) =>
  `"./stories/${name}.stories.tsx":()=>a(()=>import(\`./${chunk}\`),__vite__mapDeps([0,1]),import.meta.url)`;

/** A built Storybook of two story files: both import the button, and one the dialog. */
const built = {
  'iframe.html': '<link rel="modulepreload" href="./assets/iframe-aaaaaaaa.js"><p>preview</p>',
  'images/green.png': 'green',
  'assets/iframe-aaaaaaaa.js': `m.f=["./Button-bbbbbbbb.js"];import"./theme-aaaaaaaa.js";const stories={${entry('Button', 'Button.stories-aaaaaaaa.js')},${entry('Dialog', 'Dialog.stories-aaaaaaaa.js')}}`,
  'assets/theme-aaaaaaaa.js': 'theme',
  'assets/Button-aaaaaaaa.js': 'button',
  'assets/Dialog-aaaaaaaa.js': 'dialog',
  'assets/Button.stories-aaaaaaaa.js': 'import{b}from"./Button-aaaaaaaa.js"',
  'assets/Dialog.stories-aaaaaaaa.js':
    'import{b}from"./Button-aaaaaaaa.js";const lazy=()=>import(`./Dialog-aaaaaaaa.js`)',
};

/** Returns the story files whose stories may look different in another build. */
function affected(changes: Readonly<Record<string, string>>): string[] {
  const [before, after] = [built, { ...built, ...changes }].map((files) => {
    const folder = mkdtempSync(join(tmpdir(), 'keys-'));
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    return storyKeys(folder);
  });
  return ['Button', 'Dialog'].filter(
    (name) => before?.(`./stories/${name}.stories.tsx`) !== after?.(`./stories/${name}.stories.tsx`),
  );
}

test.each([
  ['nothing', {}, []],
  ['a story file', { 'assets/Dialog.stories-aaaaaaaa.js': 'other' }, ['Dialog']],
  ['a module that one of them loads later', { 'assets/Dialog-aaaaaaaa.js': 'other' }, ['Dialog']],
  ['a module of both', { 'assets/Button-aaaaaaaa.js': 'other' }, ['Button', 'Dialog']],
  ['a module of the preview', { 'assets/theme-aaaaaaaa.js': 'other' }, ['Button', 'Dialog']],
  ['a picture', { 'images/green.png': 'other' }, ['Button', 'Dialog']],
  ['the page', { 'iframe.html': '<p>other</p>' }, ['Button', 'Dialog']],
  [
    'only the hash in the name of a module',
    {
      'assets/Button-cccccccc.js': 'button',
      'assets/Button.stories-aaaaaaaa.js': 'import{b}from"./Button-cccccccc.js"',
    },
    [],
  ],
  [
    'the list of all story files',
    {
      'assets/iframe-aaaaaaaa.js': built['assets/iframe-aaaaaaaa.js'].replace(
        'const stories={',
        `const stories={${entry('New', 'New.stories-aaaaaaaa.js')},`,
      ),
      'assets/New.stories-aaaaaaaa.js': 'new',
    },
    [],
  ],
] as const)('a change of %s makes exactly the story files be rendered again that use it', (_, changes, files) =>
  expect(affected(changes)).toEqual(files),
);
