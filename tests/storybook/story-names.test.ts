import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { filesIn } from '#tools/files-in.ts';

/** All stories, as Storybook lists and searches them. */
const files = filesIn('stories', /\.stories\.tsx?$/).map((path) => ({
  path,
  file: basename(path),
  csf: loadCsf(readFileSync(path, 'utf8'), { fileName: path, makeTitle: (title) => title }).parse(),
}));
const stories = files.flatMap(({ path, file, csf }) =>
  Object.entries(csf._stories).map(([exported, { id, name }]) => ({
    path,
    file,
    title: csf.meta.title ?? '',
    component: csf.meta.id ?? '',
    exported,
    id,
    name: name ?? '',
  })),
);
type Story = (typeof stories)[number];

/** Generated names have no English part (docs/decisions/0060-generated-stories.md). */
const isGenerated = ({ path }: Story) => path.startsWith('stories/flows/');
const isKorean = (text = '') => /\p{Script=Hangul}/u.test(text);

/**
 * The entries that contain a word, as the search of Storybook finds them: by the title of the component or the name of
 * the story.
 */
const found = (word: string) =>
  stories.filter(({ title, name }) => `${title} ${name}`.includes(word)).map(({ file }) => file);

describe('the stories', () => {
  test('are those of every folder', () => {
    expect(new Set(stories.map(({ path }) => path.split('/')[1]))).toEqual(
      new Set(['admin', 'features', 'flows', 'play', 'ui']),
    );
    expect(stories.length).toBeGreaterThan(800);
  });

  test('are named in Korean, beside the English of the export', () => {
    const alphanumericOf = (text: string) => text.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
    const isNamed = ({ name, exported }: Story) => {
      const [korean, english = '', ...rest] = name.split(' · ');
      return isKorean(korean) && alphanumericOf(english) === exported.toLowerCase() && rest.length === 0;
    };
    expect(
      stories.filter((story) => !isGenerated(story) && !isNamed(story)).map(({ id, name }) => `${id}: ${name}`),
    ).toEqual([]);
  });

  test('of the flows are named in Korean by their state and its cause', () => {
    const isNamed = ({ name }: Story) => name.split(' · ').slice(0, 2).filter(isKorean).length === 2;
    expect(
      stories.filter((story) => isGenerated(story) && !isNamed(story)).map(({ id, name }) => `${id}: ${name}`),
    ).toEqual([]);
  });

  test('have titles in Korean, and differ in name under one title', () => {
    const named = stories.map(({ title, name }) => `${title}: ${name}`);
    expect(stories.filter(({ title }) => !isKorean(title))).toEqual([]);
    expect(named.filter((one, index) => named.indexOf(one) !== index)).toEqual([]);
  });

  test('have the ids of their exports, whatever they are named', () =>
    expect(
      stories.filter(({ component, exported, id }) => id !== toId(component, storyNameFromExport(exported))),
    ).toEqual([]));

  test.each([
    ['버튼', 'Button.stories.tsx'],
    ['달력', 'DateField.stories.tsx'],
    ['체크박스', 'Checkbox.stories.tsx'],
    ['입력란', 'TextField.stories.tsx'],
    ['대화상자', 'Dialogs.stories.tsx'],
    ['오류', 'PasswordField.stories.tsx'],
    ['불러오는 중', 'States.stories.tsx'],
    ['불러오기 실패', 'Notice.stories.tsx'],
    ['회칙', 'Club.stories.tsx'],
    ['명의 변경', 'Membership.stories.tsx'],
    ['검색 결과 없음', 'Notice.stories.tsx'],
    ['아이디 찾기', 'play.stories.tsx'],
  ])('are found by %s', (word, file) => expect(found(word)).toContain(file));
});
