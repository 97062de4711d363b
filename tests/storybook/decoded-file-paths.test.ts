import { vitestTransform } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { decodeFilePath } from '../../.storybook/decoded-file-paths.ts';

test('a story file compares its path with its decoded URL, so that its folder may have a Korean name', async () => {
  const code = `export default { title: 'Door' };\nexport const Open = {};`;
  const transformed = await vitestTransform({
    code,
    fileName: '/golf/한글 폴더/stories/Door.stories.tsx',
    configDir: '/golf/한글 폴더/.storybook',
    stories: ['../stories/**/*.stories.tsx'],
    tagsFilter: { include: [], exclude: [], skip: [] },
    previewLevelTags: [],
  });
  const testCode = typeof transformed === 'string' ? transformed : transformed.code;
  expect(decodeFilePath(testCode)).toMatch(
    /\bconvertToFilePath\(decodeURIComponent\(import\.meta\.url\)\)\.includes\(/,
  );
});
