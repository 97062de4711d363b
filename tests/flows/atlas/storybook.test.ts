import type { UserConfig } from 'vite';
import { expect, test } from 'vitest';
import storybook from '../../../.storybook/main.ts';
import site from '../../../vite.config.ts';

const namesIn = ({ plugins = [] }: UserConfig) => plugins.flatMap((plugin) => (plugin && 'name' in plugin ? [plugin.name] : []));

test('a built Storybook fetches its parts as Vite has it, and the site in its own way', async () => {
  const built = site({ command: 'build', mode: 'production', isSsrBuild: false });
  const { viteFinal } = storybook;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the options nothing is read
  const shown = await viteFinal?.(built, {} as never);
  expect([namesIn(built).includes('whole-parts'), typeof built.build?.modulePreload]).toEqual([true, 'object']);
  expect([namesIn(shown ?? {}).includes('whole-parts'), shown?.build?.modulePreload, namesIn(shown ?? {}).includes('flow-docs')]).toEqual([false, undefined, true]);
});
