import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesIn } from '#tools/files-in.ts';
import { textsIn } from '../../scripts/assets/source-texts.ts';

const glossary = readFileSync('docs/korean-terms.md', 'utf8');
const sectionOf = (title: string) => glossary.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const rowsOf = (title: string) =>
  [...sectionOf(title).matchAll(/^\| (.+?) \| .+? \| (.+) \|$/gm)]
    .slice(1)
    .map(([, write = '', not = '']) => ({ write, not: not.split(', ') }));

const words = rowsOf('Words');
const tone = rowsOf('Tone');
const sentences = [...sectionOf('Sentences of the specification').matchAll(/^- (.+)$/gm)].map(
  ([, sentence = '']) => sentence,
);
const specification = filesIn('docs/spec', /\.md$/)
  .map((file) => readFileSync(file, 'utf8'))
  .join('');

/** A word matches at its beginning (이메일 does not contain 메일), an ending anywhere. */
const forms = [
  ...words.flatMap(({ write, not }) =>
    not.map((form) => ({ form, write, pattern: new RegExp(`(?<![가-힣])${form}`) })),
  ),
  ...tone.flatMap(({ write, not }) => not.map((form) => ({ form, write, pattern: new RegExp(form) }))),
];

function variantsIn(text: string): string[] {
  const rest = sentences.reduce((remaining, sentence) => remaining.replaceAll(sentence, ''), text);
  return forms.filter(({ pattern }) => pattern.test(rest)).map(({ form, write }) => `${form}: write ${write}`);
}

const all = ['contract', 'machines', 'worker', 'src', 'server', 'stories', 'tests/flows']
  .flatMap(textsIn)
  .filter(({ text }) => /[가-힣]/.test(text));
/** Names of generated stories are composed from texts that are checked elsewhere in this test. */
const isGenerated = (file: string) => /^stories\/flows\/[^/]+\.stories\.tsx$/.test(file);
const texts = all.filter(({ file }) => !file.startsWith('server/sandbox/') && !isGenerated(file));

const locations = [...sectionOf('Location of texts').matchAll(/^- (.+?):/gm)].flatMap(([, line = '']) =>
  [...line.matchAll(/`([^`]+)`/g)].map(([, location = '']) => location),
);
const isSentence = (text: string) => /(?:니다|세요|니까|나요|[아어]요)(?![가-힣])/.test(text);

describe('every Korean text', () => {
  test('has one word for each thing, as in docs/korean-terms.md', () => {
    expect(texts.length).toBeGreaterThan(3_000);
    expect(
      texts.flatMap(({ file, text }) =>
        variantsIn(text).map((variant) => `${file}: ${variant} (${text.trim().slice(0, 60)})`),
      ),
    ).toEqual([]);
  });

  test('that the glossary exempts is in use, and a sentence of the specification', () => {
    const allTexts = texts.map(({ text }) => text).join('\n');
    expect(sentences.length).toBeGreaterThan(30);
    expect(sentences.filter((sentence) => !allTexts.includes(sentence))).toEqual([]);
    expect(sentences.filter((sentence) => !specification.includes(sentence))).toEqual([]);
  });
});

describe('a sentence', () => {
  const outside = all
    .filter(({ file, text }) => isSentence(text) && !/^(?:contract|stories|tests)\//.test(file))
    .map(({ file }) => file);

  test('is in the contract, or in one of the files that the glossary names', () => {
    expect([...new Set(outside.filter((file) => !locations.some((location) => file.startsWith(location))))]).toEqual(
      [],
    );
  });

  test('is in each file that the glossary names', () => {
    expect(locations.length).toBeGreaterThan(15);
    expect(locations.filter((location) => !outside.some((file) => file.startsWith(location)))).toEqual([]);
  });
});

test.each([
  ['본인 인증을 마쳐 주세요.', '본인 인증: write 본인확인'],
  ['휴대전화로 확인합니다.', '휴대전화: write 휴대폰'],
  ['이 메일은 발신 전용입니다.', '메일: write 이메일'],
  ['다시 확인해주세요.', '해주세요: write 확인해 주세요, 문의해 주세요'],
])('%j is a variant', (text, variant) => {
  expect(variantsIn(text)).toEqual([variant]);
});

test.each([
  '본인확인을 마쳐 주세요.',
  '이메일을 보냈습니다.',
  '법인회원 가입',
  '회원정보 수정',
  '패스워드를 입력해주세요.',
])('%j is not', (text) => {
  expect(variantsIn(text)).toEqual([]);
});

test('no preferred word of the glossary is also a rejected one', () => {
  expect([...words, ...tone].flatMap(({ write }) => variantsIn(write))).toEqual([]);
});
