import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { recordComponents } from '../../../scripts/vite/styles/extract-styles.ts';
import { replaceRanges, styleCallsIn } from '../../../scripts/vite/styles/style-calls.ts';

type ClassNames = { component: string; stitches: string; compiled: string };

test('a compiled component has the classes of Stitches, whatever its variants', async () => {
  const { module } = await runnerImport<{ classNames: ClassNames[] }>(
    fileURLToPath(new URL('./lib/class-names.js', import.meta.url)),
    { configFile: false, logLevel: 'error', plugins: [recordComponents] },
  );
  expect(module.classNames.filter(({ stitches, compiled }) => stitches !== compiled)).toEqual([]);
  expect(module.classNames.length).toBeGreaterThan(1_000);
});

test('calls are found by the names that the theme exports, in the order of the text', () => {
  const code = `import { css, styled } from '../foundation/theme.ts';
    const own = (styled: unknown) => other('div', {});
    export const Row = styled('div', base(css({ color: 'red' })));`;
  const calls = styleCallsIn(code, 'src/ui/Row.tsx');
  expect(calls.map(({ id, name }) => [id, name])).toEqual([
    ['src/ui/Row.tsx#0', 'styled'],
    ['src/ui/Row.tsx#1', 'css'],
  ]);
  expect(
    replaceRanges(
      code,
      calls.map(({ callee, name }) => ({ ...callee, by: `${name}.at()` })),
    ),
  ).toBe(code.replace("styled('div'", "styled.at()('div'").replace('css({ c', 'css.at()({ c'));
});

test('a function of the same name from elsewhere is no call of Stitches', () => {
  expect(
    styleCallsIn("import { css } from './other.ts'; import { x } from './theme.ts'; css({});", 'src/a.ts'),
  ).toEqual([]);
});
