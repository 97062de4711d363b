import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../scripts/files-in.ts';

/** The stories of the kit, as Storybook lists and searches them. */
const kit = filesIn('stories/ui', /\.stories\.tsx$/).map((path) => ({ file: basename(path), csf: loadCsf(readFileSync(path, 'utf8'), { fileName: path, makeTitle: (title) => title }).parse() }));
const stories = kit.flatMap(({ file, csf }) => Object.entries(csf._stories).map(([exported, { id, name }]) => ({ file, title: csf.meta.title ?? '', component: csf.meta.id ?? '', exported, id, name: name ?? '' })));

/** The entries that contain a word, as the search of Storybook finds them: by the title of the component or the name of the story. */
const found = (word: string) => stories.filter(({ title, name }) => `${title} ${name}`.includes(word)).map(({ file }) => file);

describe('the stories of the kit', () => {
  test('are named in Korean, beside the English of the export', () => {
    const lettersOf = (text: string) => text.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
    const isNamed = ({ name, exported }: (typeof stories)[number]) => {
      const [korean = '', english = '', ...rest] = name.split(' · ');
      return /\p{Script=Hangul}/u.test(korean) && lettersOf(english) === exported.toLowerCase() && rest.length === 0;
    };
    expect(stories.filter((story) => !isNamed(story))).toEqual([]);
  });

  test('differ in name within a component', () => {
    const named = stories.map(({ file, name }) => `${file}: ${name}`);
    expect(named.filter((one, index) => named.indexOf(one) !== index)).toEqual([]);
  });

  test('have the ids of their exports, whatever they are named', () => expect(stories.filter(({ component, exported, id }) => id !== toId(component, storyNameFromExport(exported)))).toEqual([]));

  test.each([
    ['버튼', 'Button.stories.tsx'],
    ['달력', 'DateField.stories.tsx'],
    ['체크박스', 'Checkbox.stories.tsx'],
    ['입력란', 'TextField.stories.tsx'],
    ['대화상자', 'Dialogs.stories.tsx'],
    ['오류', 'PasswordField.stories.tsx'],
    ['불러오는 중', 'States.stories.tsx'],
  ])('are found by %s', (word, file) => expect(found(word)).toContain(file));
});
